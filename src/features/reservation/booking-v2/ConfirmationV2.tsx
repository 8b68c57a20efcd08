import { useReservationV2 } from '@/api/booking-v2/useReservationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMadeBookings } from '@/state/madeBookingsState';
import { Confirmation } from '../Confirmation';
import type { ConfirmationProps } from '../Confirmation';

/** `Confirmation` over the booking API. */
export function ConfirmationV2(props: ConfirmationProps) {
  const { locale } = useTranslator();
  const { lastBooking } = useMadeBookings();
  const { bookingNumber, bookingHash = null } = lastBooking ?? {};
  const key = bookingNumber && bookingHash ? { bookingNumber, bookingHash } : null;
  return <Confirmation {...props} found={useReservationV2(key, locale)} />;
}
