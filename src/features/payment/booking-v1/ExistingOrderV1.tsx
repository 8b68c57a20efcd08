import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { ExistingOrder } from '../ExistingOrder';
import type { ExistingOrderProps } from '../ExistingOrder';

/** `ExistingOrder` over the site's API. */
export function ExistingOrderV1(props: ExistingOrderProps) {
  return <ExistingOrder {...props} calls={useBookingCallsV1()} />;
}
