import { fieldsOn } from '@/api/optionalFields';
import { siteReservationFields } from '@/api/reservationFields';
import { completionVariablesV1 } from '@/api/booking-v1/completionVariablesV1';
import mutation from '@/api/booking-v1/__generated__/useCompletePaymentV1Mutation.graphql';
import { environment } from '@/config/environment';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import type { PaymentAsked } from '../paymentAsked';
import { questionOf } from '../questionOf';
import { reservationQuestionV1 } from './reservationQuestionV1';

/** The question how a payment ended, over the site's API; one without a payment is settled by the reservation. */
export function paymentQuestionV1({ booking, paymentId }: PaymentAsked, locale: Locale, flags: Flags) {
  if (paymentId === null) return reservationQuestionV1(booking, locale, flags);
  const variables = completionVariablesV1(booking, paymentId, locale, fieldsOn(siteReservationFields, flags));
  return questionOf(environment.siteEndpoint, mutation, variables);
}
