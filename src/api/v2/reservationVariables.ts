import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Locale } from '@/i18n/locales';
import type { OptionalFields } from '../optionalFields';
import type { ReservationField } from '../reservationFields';
import { toWireLocale } from './toWireLocale';
import type { useReservationQuery$variables } from './__generated__/useReservationQuery.graphql';

/** How a booking is asked for. */
export const reservationVariables = (
  key: BookingKey,
  locale: Locale,
  optional: OptionalFields<ReservationField>,
): useReservationQuery$variables => ({ input: { ...key, locale: toWireLocale(locale) }, ...optional });
