import { useCancelBookingV1 } from '@/api/v1/booking/useCancelBookingV1';
import { useReservationV1 } from '@/api/v1/booking/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationPage } from '../ReservationPage';
import type { ReservationPageProps } from '../ReservationPage';

/** `ReservationPage` over the site's API. */
export function ReservationV1(props: ReservationPageProps) {
  const { locale } = useTranslator();
  const found = useReservationV1(props.bookingKey, locale);
  return <ReservationPage {...props} found={found} cancelBooking={useCancelBookingV1(locale)} />;
}
