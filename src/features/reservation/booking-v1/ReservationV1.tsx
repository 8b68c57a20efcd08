import { useCancelBookingV1 } from '@/api/booking-v1/useCancelBookingV1';
import { useDeskCodeV1 } from '@/api/booking-v1/useDeskCodeV1';
import { useOwnReservationV1 } from '@/api/booking-v1/useOwnReservationV1';
import { useReservationV1 } from '@/api/site/reservation/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationPage } from '../ReservationPage';
import type { ReservationPageProps } from '../ReservationPage';
import { keyOf } from '../reservationLink';

/** `ReservationPage` over the site's API. */
export function ReservationV1(props: ReservationPageProps) {
  const { bookingKey } = props;
  const { locale } = useTranslator();
  const key = keyOf(bookingKey);
  const byKey = useReservationV1(key, locale);
  const own = useOwnReservationV1(key ? null : (bookingKey?.bookingNumber ?? null), locale);
  const found = key ? byKey : own;
  const deskCode = useDeskCodeV1(found.state === 'ready' ? found.data : null);
  return <ReservationPage {...props} found={found} cancelBooking={useCancelBookingV1(locale)} deskCode={deskCode} />;
}
