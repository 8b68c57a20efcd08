import type { Versions } from '@/api/versionSwitch';
import type { UnansweredOrderProps } from '@/features/payment/UnansweredOrder';

export const unansweredOrder: Versions<UnansweredOrderProps> = {
  v1: () => import('@/features/payment/booking-v1/UnansweredOrderV1').then((file) => file.UnansweredOrderV1),
  v2: () => import('@/features/payment/booking-v2/UnansweredOrderV2').then((file) => file.UnansweredOrderV2),
};
