import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Locale } from '@/i18n/locales';
import type { OptionalFields } from '../optionalFields';
import type { ReservationField } from '../reservationFields';
import { toWireLocale } from './toWireLocale';
import type { useReservationV2Query$variables } from './__generated__/useReservationV2Query.graphql';

/** How a booking is asked for. */
export const reservationVariablesV2 = (
  key: BookingKey,
  locale: Locale,
  optional: OptionalFields<ReservationField>,
): useReservationV2Query$variables => ({ input: { ...key, locale: toWireLocale(locale) }, ...optional });
