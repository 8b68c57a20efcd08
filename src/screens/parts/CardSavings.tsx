import { useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import type { SearchCriteria } from '@/domain/search/search';
import { LastSearchSaving } from '@/features/card-landing/LastSearchSaving';
import { savingsIn } from '@/features/card-landing/savingsIn';
import { useTranslator } from '@/i18n/TranslatorContext';
import { rememberedSearch } from '@/state/availabilitySearchState';
import { foundHotels } from '../tasks/versions/foundHotels';

const FoundHotels = apiSwitch(foundHotels, () => <Waiting />);

/** The last search as a holder of the card makes it; null where the card cannot be compared: codes and points have prices of their own. */
function asHolder(search: SearchCriteria | null): SearchCriteria | null {
  if (!search || search.destination.kind === 'none' || search.rewardNight) return null;
  if (search.promotionCode || search.companyCode || search.blockCode) return null;
  return { ...search, loyaltyTypes: ['S_CARD'] };
}

/** Asks again for the guest's last search, with the prices of the card, and shows what it would have saved. */
export function CardSavings() {
  const [criteria] = useState(() => asHolder(rememberedSearch()));
  if (!criteria) return null;
  const { destination, startDate, endDate } = criteria;
  const placeName = destination.kind === 'place' ? destination.placeName : null;
  return (
    <FoundHotels criteria={criteria}>
      {(found) => {
        if (found?.state === 'loading') return <Waiting />;
        if (found?.state !== 'ready') return null;
        return <LastSearchSaving savings={savingsIn(found.data.hotels)} search={{ startDate, endDate, placeName }} />;
      }}
    </FoundHotels>
  );
}

function Waiting() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('cardLanding.saving.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}
