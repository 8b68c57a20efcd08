import type { ComponentProps } from 'react';
import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { ExistingOrder } from '../ExistingOrder';

/** `ExistingOrder` over the booking API. */
export function ExistingOrderV2(props: Omit<ComponentProps<typeof ExistingOrder>, 'calls'>) {
  return <ExistingOrder {...props} calls={useBookingCalls()} />;
}
