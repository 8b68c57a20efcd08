import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { BookingOutcome } from './usePaymentCheck';
import { PaymentChecking } from './PaymentChecking';
import { PaymentWaiting } from './PaymentWaiting';

interface Props {
  /** Whether anything is paid with the order. */
  readonly hasPayment: boolean;
  /** Null before the first answer. */
  readonly outcome: BookingOutcome | null;
  /** When the API was asked last, in words; null before the first answer. */
  readonly askedAt: string | null;
  readonly isChecking: boolean;
  /** The payment page where this payment can be finished. */
  readonly paymentUrl: string | null;
  /** Shown when it is not paid and may be tried again. */
  readonly payAgain: ReactNode;
  readonly onCheck: () => void;
  readonly onBookAgain: () => void;
}

/** The outcome of a payment. */
export function PaymentReturnView(props: Props) {
  const { hasPayment, outcome, askedAt, isChecking, paymentUrl, payAgain, onCheck, onBookAgain } = props;
  const { t } = useTranslator();
  switch (outcome?.kind) {
    case undefined:
      return <PaymentChecking hasPayment={hasPayment} />;
    case 'paid':
      return (
        <Notice tone="success" live="polite" headingLevel={2} title={t('payment.paid.title')}>
          {t('payment.paid.body')}
        </Notice>
      );
    case 'open':
      return (
        <PaymentWaiting
          kind="open"
          paymentUrl={paymentUrl}
          askedAt={askedAt}
          isChecking={isChecking}
          onCheck={onCheck}
          failure={null}
        />
      );
    case 'atBank':
      return (
        <PaymentWaiting
          kind="atBank"
          askedAt={askedAt}
          isChecking={isChecking}
          onCheck={onCheck}
          paymentUrl={null}
          failure={null}
        />
      );
    case 'pending':
      return (
        <PaymentWaiting
          kind={hasPayment ? 'pending' : 'unconfirmed'}
          askedAt={askedAt}
          isChecking={isChecking}
          onCheck={onCheck}
          paymentUrl={null}
          failure={outcome.failure}
        />
      );
    case 'notPaid':
    case 'noPage':
      return <>{payAgain}</>;
    case 'gone':
      return (
        <Notice
          tone="error"
          live="assertive"
          headingLevel={2}
          title={t('payment.gone.title')}
          actions={
            outcome.isCharged ? (
              <FailureActionControl action="call" />
            ) : (
              <Button onClick={onBookAgain}>{t('payment.gone.again')}</Button>
            )
          }
        >
          <Stack gap={2}>
            <Text>{t(outcome.isCharged ? 'payment.gone.charged' : 'payment.gone.body')}</Text>
            {!outcome.isCharged && <Text>{t('payment.gone.kept')}</Text>}
          </Stack>
        </Notice>
      );
  }
}
