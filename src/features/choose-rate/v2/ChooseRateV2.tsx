import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { occupanciesOf } from '@/domain/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseRate } from '../ChooseRate';
import type { ChooseRateProps } from '../ChooseRate';

/** Asks the rates of the booking API, the cache first: the step before asked the same. */
export function ChooseRateV2(props: ChooseRateProps) {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const search = useMemberSearch(props.criteria);
  return <ChooseRate {...props} found={useHotelOffers(search, occupanciesOf(flow.roomPlacement), locale)} />;
}
