import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { OptionalFields } from '../optionalFields';
import type { ReservationField } from '../reservationFields';
import type { useCompletePaymentMutation$variables } from './__generated__/useCompletePaymentMutation.graphql';

/** How the outcome of a payment is asked for. */
export const completionVariables = (
  booking: BookingKey,
  paymentId: string,
  optional: OptionalFields<ReservationField>,
): useCompletePaymentMutation$variables => ({ input: { ...booking, paymentId }, ...optional });
