import type { Versions } from '@/api/versionSwitch';
import type { ConfirmationProps } from '@/features/reservation/Confirmation';

export const confirmation: Versions<ConfirmationProps> = {
  v1: () => import('@/features/reservation/booking-v1/ConfirmationV1').then((file) => file.ConfirmationV1),
  v2: () => import('@/features/reservation/booking-v2/ConfirmationV2').then((file) => file.ConfirmationV2),
};
