import { fieldsOn } from '@/api/optionalFields';
import { reservationFields } from '@/api/reservationFields';
import { completionVariablesV2 } from '@/api/booking-v2/completionVariablesV2';
import mutation from '@/api/booking-v2/__generated__/useCompletePaymentV2Mutation.graphql';
import { environment } from '@/config/environment';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import type { PaymentAsked } from '../paymentAsked';
import { questionOf } from '../questionOf';
import { reservationQuestionV2 } from './reservationQuestionV2';

/** The question how a payment ended, over the booking API; one without a payment is settled by the booking. */
export function paymentQuestionV2({ booking, paymentId }: PaymentAsked, locale: Locale, flags: Flags) {
  if (paymentId === null) return reservationQuestionV2(booking, locale, flags);
  const variables = completionVariablesV2(booking, paymentId, fieldsOn(reservationFields, flags));
  return questionOf(environment.bookingEndpoint, mutation, variables);
}
