import type { ComponentProps } from 'react';
import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { PayReservation } from '../PayReservation';

/** `PayReservation` over the booking API. */
export function PayReservationV2(props: Omit<ComponentProps<typeof PayReservation>, 'calls'>) {
  return <PayReservation {...props} calls={useBookingCalls()} />;
}
