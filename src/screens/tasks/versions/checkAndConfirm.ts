import type { Versions } from '@/api/versionSwitch';
import type { CheckAndConfirmProps } from '@/features/check-and-confirm/CheckAndConfirm';

export const checkAndConfirm: Versions<CheckAndConfirmProps> = {
  v1: () => import('@/features/check-and-confirm/booking-v1/CheckAndConfirmV1').then((file) => file.CheckAndConfirmV1),
  v2: () => import('@/features/check-and-confirm/booking-v2/CheckAndConfirmV2').then((file) => file.CheckAndConfirmV2),
};
