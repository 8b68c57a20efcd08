import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Spinner } from '@/design-system/Spinner';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** The payment page; null when there is nothing left to do there. */
  readonly paymentUrl: string | null;
  readonly isChecking: boolean;
  /** Why the outcome is not known, when the request failed rather than the payment. */
  readonly failure: Failure | null;
  readonly onCheck: () => void;
}

/** The outcome is not known yet, or the payment is not finished. Offers only what cannot pay twice. */
export function PaymentWaiting({ paymentUrl, isChecking, failure, onCheck }: Props) {
  const { t } = useTranslator();
  const kind = paymentUrl === null ? 'pending' : 'open';
  return (
    <Stack gap={4}>
      {failure?.kind === 'transport' && <FailureNotice failure={failure} />}
      <Notice
        tone={kind === 'open' ? 'info' : 'warning'}
        live="polite"
        headingLevel={2}
        title={t(`payment.${kind}.title`)}
        actions={
          <>
            {paymentUrl !== null && <LinkButton href={paymentUrl}>{t('payment.open.go')}</LinkButton>}
            {!isChecking && (
              <Button variant="secondary" onClick={onCheck}>
                {t('payment.checkAgain')}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={2}>
          <Text>{t(`payment.${kind}.body`)}</Text>
          <Text>{t(kind === 'open' ? 'payment.open.justPaid' : 'payment.pending.later')}</Text>
        </Stack>
      </Notice>
      {isChecking && (
        <Inline gap={2}>
          <Spinner />
          <Text tone="muted">{t('payment.stillChecking')}</Text>
        </Inline>
      )}
    </Stack>
  );
}
