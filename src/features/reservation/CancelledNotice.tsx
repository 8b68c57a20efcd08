import { Notice } from '@/design-system/Notice';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What cancelling means for the guest's money: the refund, how and until when, or that nothing has to be paid. */
export function CancelledNotice({ refund }: Pick<Reservation, 'refund'>) {
  const { t, format } = useTranslator();
  return (
    <Notice tone="info" headingLevel={2} title={t('reservation.cancel.done')}>
      <Text>
        {typeof refund === 'object'
          ? t(`reservation.cancel.refund.${refund.status}`, {
              amount: format.money(refund.amount),
              way: t(`reservation.cancel.way.${refund.method}`),
              day: format.date(refund.expectedBy),
            })
          : t(`reservation.cancel.refund.${refund}`)}
      </Text>
      <Text>{t('reservation.cancel.doneBody')}</Text>
    </Notice>
  );
}
