import type { Versions } from '@/api/versionSwitch';
import type { ReservationPageProps } from '@/features/reservation/ReservationPage';

export const reservation: Versions<ReservationPageProps> = {
  v1: () => import('@/features/reservation/booking-v1/ReservationV1').then((file) => file.ReservationV1),
  v2: () => import('@/features/reservation/booking-v2/ReservationV2').then((file) => file.ReservationV2),
};
