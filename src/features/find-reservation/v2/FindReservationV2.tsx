import { FindReservation } from '../FindReservation';
import type { FindReservationProps } from '../FindReservation';
import { useFindReservationV2 } from './useFindReservationV2';

/** `FindReservation` over the booking API. */
export function FindReservationV2(props: FindReservationProps) {
  return <FindReservation {...props} findKey={useFindReservationV2()} />;
}
