import { useReservationV1 } from '@/api/site/reservation/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMadeBookings } from '@/state/madeBookingsState';
import { Confirmation } from '../Confirmation';
import type { ConfirmationProps } from '../Confirmation';

/** `Confirmation` over the site's API. */
export function ConfirmationV1(props: ConfirmationProps) {
  const { locale } = useTranslator();
  const { lastBooking } = useMadeBookings();
  const { bookingNumber, bookingHash = null } = lastBooking ?? {};
  const key = bookingNumber && bookingHash ? { bookingNumber, bookingHash } : null;
  return <Confirmation {...props} found={useReservationV1(key, locale)} />;
}
