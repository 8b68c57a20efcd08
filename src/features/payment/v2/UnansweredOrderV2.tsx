import type { ComponentProps } from 'react';
import { useBookStay } from '@/api/v2/useBookStay';
import { UnansweredOrder } from '../UnansweredOrder';

/** `UnansweredOrder` over the booking API. */
export function UnansweredOrderV2(props: Omit<ComponentProps<typeof UnansweredOrder>, 'bookStay'>) {
  return <UnansweredOrder {...props} bookStay={useBookStay()} />;
}
