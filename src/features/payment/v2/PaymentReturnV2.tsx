import type { ComponentProps } from 'react';
import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { PaymentReturn } from '../PaymentReturn';

/** `PaymentReturn` over the booking API. */
export function PaymentReturnV2(props: Omit<ComponentProps<typeof PaymentReturn>, 'calls'>) {
  return <PaymentReturn {...props} calls={useBookingCalls()} />;
}
