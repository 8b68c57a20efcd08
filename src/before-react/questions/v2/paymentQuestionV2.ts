import { fieldsOn } from '@/api/optionalFields';
import { reservationFields } from '@/api/reservationFields';
import { completionVariables } from '@/api/v2/completionVariables';
import mutation from '@/api/v2/__generated__/useCompletePaymentMutation.graphql';
import { environment } from '@/config/environment';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import type { PaymentAsked } from '../paymentAsked';
import { questionOf } from '../questionOf';
import { reservationQuestionV2 } from './reservationQuestionV2';

/** The question how a payment ended, over the booking API; one without a payment is settled by the booking. */
export function paymentQuestionV2({ booking, paymentId }: PaymentAsked, locale: Locale, flags: Flags) {
  if (paymentId === null) return reservationQuestionV2(booking, locale, flags);
  const variables = completionVariables(booking, paymentId, fieldsOn(reservationFields, flags));
  return questionOf(environment.bookingEndpoint, mutation, variables);
}
