import type { Versions } from '@/api/versionSwitch';
import type { ReservationListProps } from '@/features/reservation-list/reservationListProps';

export const reservationList: Versions<ReservationListProps> = {
  v1: () => import('@/features/reservation-list/booking-v1/ReservationListV1').then((file) => file.ReservationListV1),
  v2: () => import('@/features/reservation-list/booking-v2/ReservationListV2').then((file) => file.ReservationListV2),
};
