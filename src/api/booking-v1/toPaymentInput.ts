import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { toPaymentType, toPaymentWay } from '../site/toPaymentWay';
import type { useStartPaymentV1Mutation$variables } from './__generated__/useStartPaymentV1Mutation.graphql';

/** The way to pay that a guest chose, for a reservation. */
export const toPaymentInput = (
  booking: BookingKey,
  choice: GuaranteeChoice,
  returnUrl: string,
): useStartPaymentV1Mutation$variables['input'] => ({
  reservationId: booking.bookingNumber,
  reservationHash: booking.bookingHash,
  paymentType: toPaymentType(choice.type),
  ...toPaymentWay(choice, returnUrl),
});
