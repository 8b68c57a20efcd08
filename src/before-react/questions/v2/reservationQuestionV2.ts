import { fieldsOn } from '@/api/optionalFields';
import { reservationFields } from '@/api/reservationFields';
import { reservationVariables } from '@/api/v2/reservationVariables';
import query from '@/api/v2/__generated__/useReservationQuery.graphql';
import { environment } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question for a booking, over the booking API. */
export const reservationQuestionV2 = (key: BookingKey, locale: Locale, flags: Flags) =>
  questionOf(environment.bookingEndpoint, query, reservationVariables(key, locale, fieldsOn(reservationFields, flags)));
