import { useMemo } from 'react';
import { useReservationV1 } from '@/api/site/reservation/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CheckOut } from '../CheckOut';
import type { CheckOutProps } from '../CheckOut';
import { stayCallsV1 } from './stayCallsV1';
import { useOpenInvoicesV1 } from './useOpenInvoicesV1';

/** `CheckOut` over the site's API. */
export function CheckOutV1(props: CheckOutProps) {
  const { bookingKey } = props;
  const { locale } = useTranslator();
  const calls = useMemo(() => stayCallsV1(locale), [locale]);
  const found = useReservationV1(bookingKey, locale);
  const reservation = found.state === 'ready' ? found.data : null;
  // Only what the hotel offers is asked for, and again when something was paid.
  const asked =
    bookingKey && reservation?.stayProgress ? { ...bookingKey, locale, paid: reservation.paid.amount } : null;
  return <CheckOut {...props} found={found} calls={calls} bill={useOpenInvoicesV1(asked)} />;
}
