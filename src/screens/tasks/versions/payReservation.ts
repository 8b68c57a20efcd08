import type { Versions } from '@/api/versionSwitch';
import type { PayReservationProps } from '@/features/payment/PayReservation';

export const payReservation: Versions<PayReservationProps> = {
  v1: () => import('@/features/payment/booking-v1/PayReservationV1').then((file) => file.PayReservationV1),
  v2: () => import('@/features/payment/booking-v2/PayReservationV2').then((file) => file.PayReservationV2),
};
