import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Spinner } from '@/design-system/Spinner';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { failureText } from '@/errors/failureText';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** `atBank` may last for days; `pending` is not known at all; `unconfirmed` is not known of what needs no payment. */
  readonly kind: 'atBank' | 'open' | 'pending' | 'unconfirmed';
  /** The payment page; null when there is nothing left to do there. */
  readonly paymentUrl: string | null;
  /** When the API was asked last, in words. */
  readonly askedAt: string | null;
  readonly isChecking: boolean;
  /** Why the outcome is not known, when the request failed rather than the payment. */
  readonly failure: Failure | null;
  readonly onCheck: () => void;
}

/** The outcome is not known yet, or the payment is not finished. Offers only what cannot pay twice. */
export function PaymentWaiting({ kind, paymentUrl, askedAt, isChecking, failure, onCheck }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  // The API's own reason says more about the money than "not known yet".
  const reason = failure?.kind === 'guarantee' ? failureText(failure, translator) : null;
  return (
    <Stack gap={4}>
      {failure?.kind === 'transport' && <FailureNotice failure={failure} />}
      <Notice
        tone={kind === 'pending' || kind === 'unconfirmed' ? 'warning' : 'info'}
        live="polite"
        headingLevel={2}
        title={reason?.title ?? t(`payment.${kind}.title`)}
        actions={
          <>
            {paymentUrl !== null && <LinkButton href={paymentUrl}>{t('payment.open.go')}</LinkButton>}
            {/* It stays where it was pressed, so that the focus does. */}
            <Button variant="secondary" aria-disabled={isChecking} onClick={onCheck}>
              {t('payment.checkAgain')}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>{reason?.body ?? t(`payment.${kind}.body`)}</Text>
          <Text>{t(kind === 'open' ? 'payment.open.justPaid' : `payment.${kind}.later`)}</Text>
          {askedAt !== null && kind !== 'open' && <Text tone="muted">{t('payment.askedAt', { time: askedAt })}</Text>}
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
