import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { OptionalFields } from '../optionalFields';
import type { ReservationField } from '../reservationFields';
import type { useCompletePaymentV2Mutation$variables } from './__generated__/useCompletePaymentV2Mutation.graphql';

/** How the outcome of a payment is asked for. */
export const completionVariablesV2 = (
  booking: BookingKey,
  paymentId: string,
  optional: OptionalFields<ReservationField>,
): useCompletePaymentV2Mutation$variables => ({ input: { ...booking, paymentId }, ...optional });
