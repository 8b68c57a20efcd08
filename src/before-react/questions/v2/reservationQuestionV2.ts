import { fieldsOn } from '@/api/optionalFields';
import { reservationFields } from '@/api/reservationFields';
import { reservationVariablesV2 } from '@/api/booking-v2/reservationVariablesV2';
import query from '@/api/booking-v2/__generated__/useReservationV2Query.graphql';
import { environment } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question for a booking, over the booking API. */
export const reservationQuestionV2 = (key: BookingKey, locale: Locale, flags: Flags) =>
  questionOf(
    environment.bookingEndpoint,
    query,
    reservationVariablesV2(key, locale, fieldsOn(reservationFields, flags)),
  );
