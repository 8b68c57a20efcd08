import type { BookingKey } from '@/domain/reservation/bookingKey';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { OptionalFields } from '../../optionalFields';
import type { SiteReservationField } from '../../reservationFields';
import type { useReservationV1Query$variables } from './__generated__/useReservationV1Query.graphql';

/** A reservation's key as the site's API names it. */
export const toReservationKey = ({ bookingNumber, bookingHash }: BookingKey) => ({
  id: bookingNumber,
  reservationHash: bookingHash,
});

/** How a reservation is asked for. */
export const reservationVariablesV1 = (
  key: BookingKey,
  locale: Locale,
  optional: OptionalFields<SiteReservationField>,
): useReservationV1Query$variables => ({ ...toReservationKey(key), locale: localeCode(locale), ...optional });
