import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { PayReservation } from '../PayReservation';
import type { PayReservationProps } from '../PayReservation';

/** `PayReservation` over the booking API. */
export function PayReservationV2(props: PayReservationProps) {
  return <PayReservation {...props} calls={useBookingCalls()} />;
}
