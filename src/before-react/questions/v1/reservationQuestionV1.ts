import { fieldsOn } from '@/api/optionalFields';
import { siteReservationFields } from '@/api/reservationFields';
import { reservationVariablesV1 } from '@/api/site/reservation/reservationVariablesV1';
import query from '@/api/site/reservation/__generated__/useReservationV1Query.graphql';
import { environment } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Flags } from '@/flags/readFlags';
import type { Locale } from '@/i18n/locales';
import { questionOf } from '../questionOf';

/** The question for a booking, over the site's API. */
export const reservationQuestionV1 = (key: BookingKey, locale: Locale, flags: Flags) =>
  questionOf(
    environment.siteEndpoint,
    query,
    reservationVariablesV1(key, locale, fieldsOn(siteReservationFields, flags)),
  );
