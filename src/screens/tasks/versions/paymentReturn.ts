import type { Versions } from '@/api/versionSwitch';
import type { PaymentReturnProps } from '@/features/payment/PaymentReturn';

export const paymentReturn: Versions<PaymentReturnProps> = {
  v1: () => import('@/features/payment/booking-v1/PaymentReturnV1').then((file) => file.PaymentReturnV1),
  v2: () => import('@/features/payment/booking-v2/PaymentReturnV2').then((file) => file.PaymentReturnV2),
};
