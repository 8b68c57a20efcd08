import { useBookStayV2 } from '@/api/booking-v2/useBookStayV2';
import { UnansweredOrder } from '../UnansweredOrder';
import type { UnansweredOrderProps } from '../UnansweredOrder';

/** `UnansweredOrder` over the booking API. */
export function UnansweredOrderV2(props: UnansweredOrderProps) {
  return <UnansweredOrder {...props} bookStay={useBookStayV2()} />;
}
