import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { occupanciesOf } from '@/domain/placement';
import { featuresOfSearch } from '@/domain/searchFeatures';
import { SwitchedOffNotice } from '@/errors/SwitchedOffNotice';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseRoom } from '../ChooseRoom';
import type { ChooseRoomProps } from '../ChooseRoom';

/** Rooms to choose from, unless the chain does not sell such a stay online at the moment: a link may still lead here. */
export function ChooseRoomV2(props: ChooseRoomProps) {
  const { criteria, onWayOut } = props;
  const isSold = useSoldOnline(criteria);
  const switchedOff = useSwitchedOff();
  if (isSold !== false) return <Rooms {...props} />;
  const reasons = featuresOfSearch(criteria).filter((feature) => switchedOff.has(feature));
  return <SwitchedOffNotice features={reasons} onAction={onWayOut} />;
}

/** Asks the booking API what the hotel offers. */
function Rooms(props: ChooseRoomProps) {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const search = useMemberSearch(props.criteria);
  return <ChooseRoom {...props} found={useHotelOffers(search, occupanciesOf(flow.roomPlacement), locale)} />;
}
