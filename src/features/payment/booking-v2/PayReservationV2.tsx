import { useBookingCallsV2 } from '@/api/booking-v2/useBookingCallsV2';
import { PayReservation } from '../PayReservation';
import type { PayReservationProps } from '../PayReservation';

/** `PayReservation` over the booking API. */
export function PayReservationV2(props: PayReservationProps) {
  return <PayReservation {...props} calls={useBookingCallsV2()} />;
}
