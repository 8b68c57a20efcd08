import type { OrderWithdrawal } from '@/api/cardCalls';
import { Notice } from '@/design-system/Notice';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly refusal: Extract<OrderWithdrawal, { kind: 'refused' }>;
}

/** Why nothing can be withdrawn, and who can help. */
export function WithdrawalRefused({ refusal: { reason, until } }: Props) {
  const { t, format } = useTranslator();
  const isDated = reason === 'TOO_LATE' && until !== null;
  return (
    <Notice
      tone="error"
      live="assertive"
      headingLevel={2}
      title={t(`cardWithdrawal.refused.${reason}.title`)}
      actions={<CallControl />}
    >
      {isDated
        ? t('cardWithdrawal.refused.until', { date: format.date(until) })
        : t(`cardWithdrawal.refused.${reason}.body`)}
    </Notice>
  );
}
