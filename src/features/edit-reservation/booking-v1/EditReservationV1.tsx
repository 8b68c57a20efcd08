import { useOwnReservationV1 } from '@/api/booking-v1/useOwnReservationV1';
import { useReservationV1 } from '@/api/site/reservation/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { EditReservation } from '../EditReservation';
import type { EditReservationProps } from '../EditReservation';
import { EditFormV1 } from './EditFormV1';

/** `EditReservation` over the site's API, which changes reservations. */
export function EditReservationV1({ bookingKey, ownNumber, slots, hrefs, onShown }: EditReservationProps) {
  const { locale } = useTranslator();
  const byKey = useReservationV1(bookingKey, locale);
  const own = useOwnReservationV1(ownNumber, locale);
  return (
    <EditReservation
      isNamed={bookingKey !== null || ownNumber !== null}
      hrefs={hrefs}
      onShown={onShown}
      found={bookingKey ? byKey : own}
      form={(reservation) => <EditFormV1 reservation={reservation} slots={slots} hrefs={hrefs} />}
    />
  );
}
