import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { PaymentReturn } from '../PaymentReturn';
import type { PaymentReturnProps } from '../PaymentReturn';

/** `PaymentReturn` over the booking API. */
export function PaymentReturnV2(props: PaymentReturnProps) {
  return <PaymentReturn {...props} calls={useBookingCalls()} />;
}
