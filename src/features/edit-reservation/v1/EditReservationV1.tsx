import { useReservationV1 } from '@/api/v1/booking/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { EditReservation } from '../EditReservation';
import type { EditReservationProps } from '../EditReservation';
import { EditFormV1 } from './EditFormV1';

/** `EditReservation` over the site's API, which changes reservations. */
export function EditReservationV1({ slots, ...props }: EditReservationProps) {
  const { locale } = useTranslator();
  const found = useReservationV1(props.bookingKey, locale);
  return (
    <EditReservation
      {...props}
      found={found}
      form={(reservation) => <EditFormV1 reservation={reservation} slots={slots} hrefs={props.hrefs} />}
    />
  );
}
