import { useCallback } from 'react';
import type { BookingCalls, OrderRefusal } from '@/api/bookingCalls';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { CallControl } from '@/errors/FailureActionControl';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { OrderFacts } from './OrderFacts';
import { useResendOrder } from './useResendOrder';

export interface UnansweredOrderProps {
  readonly attempt: OrderAttempt;
  /** Why no answer came, when that happened just now. */
  readonly failure: Failure | null;
  readonly onBooked: (paymentUrl: string | null) => void;
  /** Called when it was never booked. */
  readonly onRefused: (refusal: OrderRefusal) => void;
  /** Sets the order aside to book something else. */
  readonly onAnother: () => void;
}

interface Props extends UnansweredOrderProps {
  readonly bookStay: BookingCalls['bookStay'];
}

/** It is not known whether this order was booked: it can be sent again safely, or set aside for another one. */
export function UnansweredOrder({ attempt, bookStay, failure, onBooked, onRefused, onAnother }: Props) {
  const { t } = useTranslator();
  const { setOrderAside } = useReservationFlow();
  const resend = useResendOrder({
    attempt,
    bookStay,
    onBooked: useCallback((made: OrderAttempt) => onBooked(made.payment?.paymentUrl ?? null), [onBooked]),
    onRefused,
  });
  const reason = resend.failure ?? failure;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3" tabIndex={-1} data-order-state="unanswered">
          {t('order.unanswered.title')}
        </Heading>
        {reason && <FailureNotice failure={reason} />}
        <OrderFacts order={attempt} isHeld={false} />
        <Text>{t('order.unanswered.body')}</Text>
        <Inline gap={3}>
          <Button isLoading={resend.isSending} loadingLabel={t('order.unanswered.sending')} onClick={resend.send}>
            {t('order.unanswered.send')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onAnother();
              setOrderAside(attempt.createKey);
            }}
          >
            {t('order.unanswered.another')}
          </Button>
        </Inline>
        <Text size="label" tone="muted">
          {t('order.unanswered.anotherHint')}
        </Text>
        {reason && <CallControl />}
      </Stack>
    </Card>
  );
}
