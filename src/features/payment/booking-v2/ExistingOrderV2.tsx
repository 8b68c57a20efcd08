import { useBookingCallsV2 } from '@/api/booking-v2/useBookingCallsV2';
import { ExistingOrder } from '../ExistingOrder';
import type { ExistingOrderProps } from '../ExistingOrder';

/** `ExistingOrder` over the booking API. */
export function ExistingOrderV2(props: ExistingOrderProps) {
  return <ExistingOrder {...props} calls={useBookingCallsV2()} />;
}
