import { useBookingCallsV2 } from '@/api/booking-v2/useBookingCallsV2';
import { PaymentReturn } from '../PaymentReturn';
import type { PaymentReturnProps } from '../PaymentReturn';

/** `PaymentReturn` over the booking API. */
export function PaymentReturnV2(props: PaymentReturnProps) {
  return <PaymentReturn {...props} calls={useBookingCallsV2()} />;
}
