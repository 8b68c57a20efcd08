import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { PayReservation } from '../PayReservation';
import type { PayReservationProps } from '../PayReservation';

/** `PayReservation` over the site's API. */
export function PayReservationV1(props: PayReservationProps) {
  return <PayReservation {...props} calls={useBookingCallsV1()} />;
}
