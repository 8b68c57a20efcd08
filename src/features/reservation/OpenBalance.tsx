import { Notice } from '@/design-system/Notice';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { isInvoiced } from '@/domain/reservation/standing';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly reservation: Reservation;
  /** It can be paid on this page. */
  readonly isPayable: boolean;
}

/** What is left to pay, until when, and where; nothing when nothing is, or a company gets the invoice. */
export function OpenBalance({ reservation, isPayable }: Props) {
  const { t, format } = useTranslator();
  const { balance, heldUntil, hotel, status } = reservation;
  const isOver = status === 'CANCELLED' || status === 'PAST_STAY';
  if (balance.amount <= 0 || isOver || isInvoiced(reservation)) return null;
  return (
    <Notice
      tone={status === 'PENDING' ? 'warning' : 'info'}
      title={t('reservation.open.title', { amount: format.money(balance) })}
    >
      {status === 'PENDING' && heldUntil && (
        <Text>{t('reservation.open.until', { until: format.instant(heldUntil, hotel.timeZone) })}</Text>
      )}
      <Text>{t(isPayable ? 'reservation.open.online' : 'reservation.open.desk')}</Text>
    </Notice>
  );
}
