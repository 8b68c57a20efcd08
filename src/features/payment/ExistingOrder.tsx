import { SiteLink } from '@/routes/SiteLink';
import type { BookingCalls } from '@/api/bookingCalls';
import { useFocusKept } from '@/browser/useFocusKept';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Spinner } from '@/design-system/Spinner';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMadeBookings } from '@/state/madeBookingsState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { OrderChoices } from './OrderChoices';
import { OrderFacts } from './OrderFacts';
import type { BookingOutcome } from './usePaymentCheck';
import { UnansweredOrder } from './UnansweredOrder';
import { hasPayment, isMade, rememberedOf, useOrderCheck } from './useOrderCheck';
import type { MadeOrder } from './useOrderCheck';

export interface ExistingOrderProps {
  /** The page where the payment goes on and its outcome is shown. */
  readonly paymentHref: string;
  readonly onBooked: (paymentUrl: string | null) => void;
  /** Called when the order no longer prevents the step. */
  readonly onDecided: (decision: OrderDecision) => void;
}

interface Props extends ExistingOrderProps {
  readonly calls: BookingCalls;
}

/** The outcome of the earlier order: cancelled, kept beside a new one, gone, or gone although it was charged. */
export type OrderDecision = 'cancelled' | 'kept' | 'notBooked' | 'charged';

/** Shown on a step of booking after an order was made: what exists, and the choices before anything changes. */
export function ExistingOrder({ calls, paymentHref, onBooked, onDecided }: Props) {
  const { flow } = useReservationFlow();
  const order = flow.paymentState;
  if (!order) return null;
  if (isMade(order)) return <MadeBefore order={order} calls={calls} paymentHref={paymentHref} onDecided={onDecided} />;
  return (
    <UnansweredOrder
      attempt={order}
      bookStay={calls.bookStay}
      failure={null}
      onBooked={onBooked}
      onRefused={() => onDecided('notBooked')}
      onAnother={() => onDecided('kept')}
    />
  );
}

type Standing = 'checking' | 'unpaid' | 'pending' | 'unconfirmed' | 'paid' | 'gone' | 'charged';

/** The status of the booking, as text. */
function standingOf(outcome: BookingOutcome | null, order: MadeOrder): Standing {
  if (!outcome) return 'checking';
  switch (outcome.kind) {
    case 'open':
    case 'notPaid':
    case 'noPage':
      return 'unpaid';
    case 'atBank':
      return 'pending';
    case 'gone':
      return outcome.isCharged ? 'charged' : 'gone';
    case 'pending':
      return hasPayment(order) ? 'pending' : 'unconfirmed';
    case 'paid':
      return 'paid';
  }
}

interface MadeProps extends Omit<Props, 'onBooked'> {
  readonly order: MadeOrder;
}

function MadeBefore({ order, calls, paymentHref, onDecided }: MadeProps) {
  const { t } = useTranslator();
  const { dropAttempt, setOrderAside } = useReservationFlow();
  const { remember } = useMadeBookings();
  const { outcome, isChecking, checkAgain } = useOrderCheck(order, calls);
  const standing = standingOf(outcome, order);
  const isUnsettled = standing === 'pending' || standing === 'unconfirmed';
  const { target, watch } = useFocusKept<HTMLHeadingElement>();
  const bookAnother = () => {
    onDecided('kept');
    if (outcome?.kind !== 'paid') return setOrderAside(order.createKey);
    remember(rememberedOf(order, outcome.subject));
    return dropAttempt(order.createKey);
  };
  // Its number stays on the payment page, for the call about the money.
  const keepCharged = () => {
    onDecided('charged');
    setOrderAside(order.createKey);
  };
  const chooseOn = (decision: OrderDecision) => {
    onDecided(decision);
    dropAttempt(order.createKey);
  };
  return (
    <Card>
      <Stack gap={4} {...watch}>
        <Heading level={2} size="h3" data-order-state={standing} ref={target} tabIndex={-1}>
          {t(`order.standing.${standing}.title`)}
        </Heading>
        <OrderFacts order={order} isHeld={standing === 'unpaid'} />
        <Text>{t(`order.standing.${standing}.body`)}</Text>
        {standing === 'checking' && <Spinner />}
        {standing === 'gone' && (
          <Inline>
            <Button onClick={() => chooseOn('notBooked')}>{t('order.chooseOn')}</Button>
          </Inline>
        )}
        {standing === 'charged' && (
          <Inline gap={3}>
            <FailureActionControl action="call" />
            <Button variant="secondary" onClick={keepCharged}>
              {t('order.chooseOn')}
            </Button>
          </Inline>
        )}
        {(standing === 'unpaid' || isUnsettled || standing === 'paid') && (
          <>
            <Inline gap={3}>
              {standing !== 'unconfirmed' && (
                <LinkButton as={SiteLink} href={paymentHref}>
                  {t(standing === 'paid' ? 'order.openConfirmation' : 'order.goToPayment')}
                </LinkButton>
              )}
              {isUnsettled && (
                <Button variant="secondary" aria-disabled={isChecking} onClick={checkAgain}>
                  {t('order.checkAgain')}
                </Button>
              )}
            </Inline>
            <OrderChoices
              order={order}
              cancelBooking={calls.cancelBooking}
              isUnpaid={standing === 'unpaid'}
              isSettled={standing === 'paid' || standing === 'unconfirmed'}
              onCancelled={() => chooseOn('cancelled')}
              onCharged={checkAgain}
              onAnother={bookAnother}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
