import type { Versions } from '@/api/versionSwitch';
import type { FindKeyProps } from '@/features/find-reservation/FindReservation';

export const findKey: Versions<FindKeyProps> = {
  v1: () => import('@/features/find-reservation/booking-v1/FindKeyV1').then((file) => file.FindKeyV1),
  v2: () => import('@/features/find-reservation/booking-v2/FindKeyV2').then((file) => file.FindKeyV2),
};
