import { useCancelBookingV2 } from '@/api/booking-v2/useCancelBookingV2';
import { useReservationV2 } from '@/api/booking-v2/useReservationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationPage } from '../ReservationPage';
import type { ReservationPageProps } from '../ReservationPage';
import { keyOf } from '../reservationLink';

/** `ReservationPage` over the booking API, which opens nothing by a number alone. */
export function ReservationV2(props: ReservationPageProps) {
  const { locale } = useTranslator();
  const key = keyOf(props.bookingKey);
  const found = useReservationV2(key, locale);
  return (
    <ReservationPage
      {...props}
      bookingKey={key}
      found={found}
      cancelBooking={useCancelBookingV2(locale)}
      deskCode={null}
    />
  );
}
