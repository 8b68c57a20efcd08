import { useReservationV2 } from '@/api/booking-v2/useReservationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { EditReservation } from '../EditReservation';
import type { EditReservationProps } from '../EditReservation';

/** `EditReservation` over the booking API, which has no changes: the hotel makes them. */
export function EditReservationV2({ bookingKey, hrefs, onShown }: EditReservationProps) {
  const { locale } = useTranslator();
  return (
    <EditReservation
      isNamed={bookingKey !== null}
      hrefs={hrefs}
      onShown={onShown}
      found={useReservationV2(bookingKey, locale)}
      form={null}
    />
  );
}
