import { useCancelBooking } from '@/api/v2/useCancelBooking';
import { useReservation } from '@/api/v2/useReservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationPage } from '../ReservationPage';
import type { ReservationPageProps } from '../ReservationPage';
import { keyOf } from '../reservationLink';

/** `ReservationPage` over the booking API, which opens nothing by a number alone. */
export function ReservationV2(props: ReservationPageProps) {
  const { locale } = useTranslator();
  const key = keyOf(props.bookingKey);
  const found = useReservation(key, locale);
  return (
    <ReservationPage
      {...props}
      bookingKey={key}
      found={found}
      cancelBooking={useCancelBooking(locale)}
      deskCode={null}
    />
  );
}
