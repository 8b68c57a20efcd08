import type { Versions } from '@/api/versionSwitch';
import type { EditReservationProps } from '@/features/edit-reservation/EditReservation';

export const editReservation: Versions<EditReservationProps> = {
  v1: () => import('@/features/edit-reservation/booking-v1/EditReservationV1').then((file) => file.EditReservationV1),
  v2: () => import('@/features/edit-reservation/booking-v2/EditReservationV2').then((file) => file.EditReservationV2),
};
