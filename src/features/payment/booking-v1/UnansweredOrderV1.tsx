import { useBookStayV1 } from '@/api/booking-v1/useBookStayV1';
import { UnansweredOrder } from '../UnansweredOrder';
import type { UnansweredOrderProps } from '../UnansweredOrder';

/** `UnansweredOrder` over the site's API. */
export function UnansweredOrderV1(props: UnansweredOrderProps) {
  return <UnansweredOrder {...props} bookStay={useBookStayV1()} />;
}
