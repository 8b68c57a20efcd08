import { useEffect, useMemo } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import type { QueryResult } from '@/api/useQueryResult';
import { today } from '@/browser/today';
import type { Destination, SearchCriteria } from '@/domain/search/search';
import { proposedSearch } from '@/domain/search/searchCriteria';
import { hasAllAges } from '@/domain/stay/party';
import { lostPrices, placePrices } from '@/features/hotel-list/placePrices';
import type { PlacePrices } from '@/features/hotel-list/placePrices';
import type { FoundHotels as Found } from '@/features/search-results/foundHotels';
import { useTranslator } from '@/i18n/TranslatorContext';
import { rememberedSearch } from '@/state/availabilitySearchState';
import { ownHotels } from '../tasks/versions/ownHotels';

const OwnHotels = apiSwitch(ownHotels, () => null);

interface Props {
  readonly destination: Destination;
  readonly onPrices: (prices: PlacePrices) => void;
}

/** Asks what the hotels of a place cost this guest on the dates of the visit's search, or tonight for what forms propose. */
export function HotelPriceQuestion({ destination, onPrices }: Props) {
  const criteria = useMemo(
    () => ({ ...(rememberedSearch() ?? proposedSearch(new URLSearchParams(), today())), destination }),
    [destination],
  );
  // What a child costs depends on its age.
  if (!hasAllAges(criteria.party)) return null;
  return (
    <OwnHotels criteria={criteria}>
      {(found) => <Answer found={found} criteria={criteria} onPrices={onPrices} />}
    </OwnHotels>
  );
}

interface AnswerProps extends Pick<Props, 'onPrices'> {
  readonly found: QueryResult<Found> | null;
  readonly criteria: SearchCriteria;
}

function Answer({ found, criteria, onPrices }: AnswerProps) {
  const translator = useTranslator();
  useEffect(() => {
    if (found?.state === 'failed') onPrices(lostPrices(translator, found.retry));
    if (found?.state !== 'ready') return;
    onPrices(placePrices(found.data.hotels, { criteria, now: Date.now() }, translator));
  }, [found, criteria, translator, onPrices]);
  return null;
}
