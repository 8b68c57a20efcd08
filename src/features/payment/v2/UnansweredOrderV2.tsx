import { useBookStay } from '@/api/v2/useBookStay';
import { UnansweredOrder } from '../UnansweredOrder';
import type { UnansweredOrderProps } from '../UnansweredOrder';

/** `UnansweredOrder` over the booking API. */
export function UnansweredOrderV2(props: UnansweredOrderProps) {
  return <UnansweredOrder {...props} bookStay={useBookStay()} />;
}
