import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { PaymentReturn } from '../PaymentReturn';
import type { PaymentReturnProps } from '../PaymentReturn';

/** `PaymentReturn` over the site's API. */
export function PaymentReturnV1(props: PaymentReturnProps) {
  return <PaymentReturn {...props} calls={useBookingCallsV1()} />;
}
