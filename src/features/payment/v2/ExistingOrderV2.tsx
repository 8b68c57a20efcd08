import { useBookingCalls } from '@/api/v2/useBookingCalls';
import { ExistingOrder } from '../ExistingOrder';
import type { ExistingOrderProps } from '../ExistingOrder';

/** `ExistingOrder` over the booking API. */
export function ExistingOrderV2(props: ExistingOrderProps) {
  return <ExistingOrder {...props} calls={useBookingCalls()} />;
}
