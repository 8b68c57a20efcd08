import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { Stack } from '@/design-system/Stack';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { unpaidFailure } from '@/domain/payment/paymentState';
import type { SavedCard } from '@/domain/payment/savedCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMadeBookings } from '@/state/madeBookingsState';
import { usePaymentError } from '@/state/paymentErrorState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { sendEvent } from '@/telemetry/sendEvent';
import { NamedBookingView } from './NamedBookingView';
import { NothingToPayView } from './NothingToPayView';
import type { PaymentHrefs } from './NothingToPayView';
import { OrderChoices } from './OrderChoices';
import { OrderFacts } from './OrderFacts';
import { OrdersSetAside } from './OrdersSetAside';
import { PayAgain } from './PayAgain';
import { PaymentReturnView } from './PaymentReturnView';
import type { BookingOutcome } from './usePaymentCheck';
import { payLaterOf, waysForOrder } from './waysForOrder';
import { useOrderFromAddress } from './useOrderFromAddress';
import { UnansweredOrder } from './UnansweredOrder';
import { hasPayment, isMade, rememberedOf, useOrderCheck } from './useOrderCheck';
import type { MadeOrder } from './useOrderCheck';
import { useStartPayment } from './useStartPayment';

export interface PaymentReturnProps {
  readonly hrefs: PaymentHrefs;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  /** The payment cards of the signed-in customer. */
  readonly savedCards: readonly SavedCard[];
  readonly onPaid: () => void;
  /** Goes to the payment page on another host. */
  readonly onLeave: (paymentUrl: string) => void;
  /** Back to the search; `isKept`: the choices of the stay are still stored. */
  readonly onChooseOn: (isKept: boolean) => void;
}

interface Props extends PaymentReturnProps {
  readonly calls: BookingCalls;
}

/**
 * Where the guest returns from the payment page, or continues a payment. The outcome comes from the API, never from the
 * address.
 */
export function PaymentReturn(props: Props) {
  const { calls, hrefs, onLeave, onChooseOn } = props;
  const { flow } = useReservationFlow();
  const { lastBooking } = useMadeBookings();
  // The flow is cleared before the confirmation is shown; until then the success message stays.
  const [isDone, setDone] = useState(false);
  const order = flow.paymentState;
  const fromAddress = useOrderFromAddress(calls);
  if (isDone) return <PaymentReturnView outcome={{ kind: 'paid', subject: null }} {...nothingToDo} />;
  return (
    <Stack gap={6}>
      {order && isMade(order) && <Check key={order.createKey} {...props} order={order} onDone={() => setDone(true)} />}
      {order && !isMade(order) && (
        <UnansweredOrder
          key={order.createKey}
          attempt={order}
          bookStay={calls.bookStay}
          failure={null}
          onBooked={(url) => url && onLeave(url)}
          onRefused={() => onChooseOn(order.isOfFlow)}
          onAnother={() => onChooseOn(order.isOfFlow)}
        />
      )}
      {!order && fromAddress.named && (
        <NamedBookingView found={fromAddress} number={fromAddress.named.bookingNumber} findHref={hrefs.find} />
      )}
      {!order && !fromAddress.named && flow.setAside.length === 0 && (
        <NothingToPayView lastBookingNumber={lastBooking?.bookingNumber ?? null} hrefs={hrefs} />
      )}
      <OrdersSetAside />
    </Stack>
  );
}

const nothing = () => undefined;
const nothingToDo = {
  hasPayment: true,
  askedAt: null,
  isChecking: false,
  paymentUrl: null,
  payAgain: null,
  onCheck: nothing,
  onBookAgain: nothing,
};

interface CheckProps extends Props {
  readonly order: MadeOrder;
  readonly onDone: () => void;
}

const isUnpaid = (outcome: BookingOutcome | null): boolean =>
  outcome?.kind === 'open' || outcome?.kind === 'notPaid' || outcome?.kind === 'noPage';

function Check({ order, calls, returnUrl, savedCards, onPaid, onLeave, onChooseOn, onDone }: CheckProps) {
  const { flow, keepAttempt, dropAttempt, setOrderAside, finishOrder } = useReservationFlow();
  const { remember } = useMadeBookings();
  const { format } = useTranslator();
  const { outcome, askedAt, isChecking, checkAgain } = useOrderCheck(order, calls);
  const error = usePaymentError(order.booking.bookingNumber);
  const { note, clear } = error;
  const payment = useStartPayment({
    attempt: order,
    returnUrl,
    startPayment: calls.startPayment,
    keep: useCallback(
      (attempt: OrderAttempt) => {
        clear();
        keepAttempt(attempt);
      },
      [clear, keepAttempt],
    ),
    keepRefused: keepAttempt,
    // Without a page it is settled already: checking the new payment's id shows it.
    onStarted: useCallback((url: string | null) => (url === null ? undefined : onLeave(url)), [onLeave]),
    onStale: checkAgain,
  });

  useEffect(() => {
    const failure = outcome?.kind === 'notPaid' || outcome?.kind === 'pending' ? outcome.failure : null;
    if (failure) note(failure);
    // Without a reason of its own, the one that is known already still holds.
    else if (outcome && outcome.kind !== 'notPaid') clear();
  }, [outcome, note, clear]);

  const isRemembered = useRef(false);
  useEffect(() => {
    if (outcome?.kind !== 'paid' || isRemembered.current) return;
    isRemembered.current = true;
    remember(rememberedOf(order, outcome.subject));
    onDone();
    // An existing booking paid from its own page was counted as a purchase before.
    if (order.order) sendEvent({ name: 'purchase' });
    finishOrder(order.createKey);
    onPaid();
  }, [outcome, order, remember, onDone, finishOrder, onPaid]);

  const chooseOn = () => {
    dropAttempt(order.createKey);
    onChooseOn(order.isOfFlow);
  };
  const isOpen = isUnpaid(outcome);
  return (
    <>
      {outcome?.kind !== 'paid' && <OrderFacts order={order} isHeld={isOpen} />}
      <PaymentReturnView
        hasPayment={hasPayment(order)}
        outcome={outcome}
        askedAt={askedAt === null ? null : format.instant(new Date(askedAt).toISOString(), order.hotel.timeZone)}
        isChecking={isChecking}
        paymentUrl={order.payment?.paymentUrl ?? null}
        payAgain={
          (outcome?.kind === 'notPaid' || outcome?.kind === 'noPage') && (
            <PayAgain
              failure={
                payment.failure ?? (outcome.kind === 'notPaid' ? unpaidFailure(outcome.failure, error.failure) : null)
              }
              ways={waysForOrder(order, outcome.subject, savedCards)}
              payLater={payLaterOf(order)}
              tried={flow.checkAndConfirm.guarantee ?? order.order?.guarantee ?? null}
              isStarting={payment.isStarting}
              onPay={payment.start}
            />
          )
        }
        onCheck={checkAgain}
        onBookAgain={chooseOn}
      />
      {(isOpen || outcome?.kind === 'pending' || outcome?.kind === 'atBank') && (
        <OrderChoices
          order={order}
          cancelBooking={calls.cancelBooking}
          isUnpaid={isOpen}
          isSettled={false}
          onCancelled={chooseOn}
          onCharged={checkAgain}
          onAnother={() => {
            setOrderAside(order.createKey);
            onChooseOn(order.isOfFlow);
          }}
        />
      )}
    </>
  );
}
