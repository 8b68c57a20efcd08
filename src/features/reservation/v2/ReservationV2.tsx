import { useCancelBooking } from '@/api/v2/useCancelBooking';
import { useReservation } from '@/api/v2/useReservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationPage } from '../ReservationPage';
import type { ReservationPageProps } from '../ReservationPage';

/** `ReservationPage` over the booking API. */
export function ReservationV2(props: ReservationPageProps) {
  const { locale } = useTranslator();
  const found = useReservation(props.bookingKey, locale);
  return <ReservationPage {...props} found={found} cancelBooking={useCancelBooking(locale)} />;
}
