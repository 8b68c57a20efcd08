import type { Versions } from '@/api/versionSwitch';
import type { ExistingOrderProps } from '@/features/payment/ExistingOrder';

export const existingOrder: Versions<ExistingOrderProps> = {
  v1: () => import('@/features/payment/booking-v1/ExistingOrderV1').then((file) => file.ExistingOrderV1),
  v2: () => import('@/features/payment/booking-v2/ExistingOrderV2').then((file) => file.ExistingOrderV2),
};
