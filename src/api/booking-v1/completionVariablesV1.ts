import type { BookingKey } from '@/domain/reservation/bookingKey';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { OptionalFields } from '../optionalFields';
import type { SiteReservationField } from '../reservationFields';
import type { useCompletePaymentV1Mutation$variables } from './__generated__/useCompletePaymentV1Mutation.graphql';

/** How the outcome of a payment is asked for. */
export const completionVariablesV1 = (
  { bookingNumber, bookingHash }: BookingKey,
  paymentId: string,
  locale: Locale,
  optional: OptionalFields<SiteReservationField>,
): useCompletePaymentV1Mutation$variables => ({
  input: { locale: localeCode(locale), reservationId: bookingNumber, reservationHash: bookingHash, paymentId },
  ...optional,
});
