import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { occupanciesOf } from '@/domain/placement';
import type { SearchCriteria } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseExtras } from '../ChooseExtras';
import type { ChooseExtrasProps } from '../ChooseExtras';

interface Props extends ChooseExtrasProps {
  readonly criteria: SearchCriteria;
}

/** Asks the extras of the booking API, the cache first: the steps before asked the same. */
export function ChooseExtrasV2({ criteria, ...props }: Props) {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const search = useMemberSearch(criteria);
  return <ChooseExtras {...props} found={useHotelOffers(search, occupanciesOf(flow.roomPlacement), locale)} />;
}
