import NextLink from 'next/link';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuaranteeChoice } from '@/domain/payment';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useLastBooking } from '@/state/lastBookingState';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { PaymentState } from '@/state/reservationFlowShape';
import { today } from '@/state/today';
import { sendEvent } from '@/telemetry/sendEvent';
import { askPayment } from '../askPayment';
import { NothingToPayView } from '../NothingToPayView';
import type { PaymentHrefs } from '../NothingToPayView';
import { PayAgain } from '../PayAgain';
import { PaymentReturnView } from '../PaymentReturnView';
import type { PaymentOutcome } from '../paymentOutcome';
import { paymentWays } from '../paymentWays';
import { usePaymentCheck } from '../usePaymentCheck';
import { useStartPayment } from '../useStartPayment';
import { useCompleteGuaranteeV2 } from './useCompleteGuaranteeV2';
import { useInitiateGuaranteeV2 } from './useInitiateGuaranteeV2';
import { useReadBookingV2 } from './useReadBookingV2';

interface Props {
  readonly hrefs: PaymentHrefs;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  readonly onPaid: () => void;
  /** Leaves this site for the payment page. */
  readonly onLeave: (paymentUrl: string) => void;
  /** `isKept`: the choices of the stay are still there. */
  readonly onBookAgain: (isKept: boolean) => void;
}

/** Where the guest comes back from paying, or comes to go on paying. The address is not asked; the payment is. */
export function PaymentReturnV2(props: Props) {
  const { flow } = useReservationFlow();
  const { lastBooking } = useLastBooking();
  // The flow is cleared before the confirmation is shown; until then the good news stays.
  const [isDone, setDone] = useState(false);
  const attempt = flow.paymentState;
  if (isDone) return <PaymentReturnView {...settledProps} />;
  if (!attempt || attempt.bookingNumber === null || attempt.bookingHash === null) {
    return (
      <NothingToPayView
        lastBookingNumber={lastBooking?.bookingNumber ?? null}
        isUnanswered={attempt?.isSent === true}
        hrefs={props.hrefs}
        linkAs={NextLink}
      />
    );
  }
  const { bookingNumber, bookingHash } = attempt;
  return <Check {...props} attempt={{ ...attempt, bookingNumber, bookingHash }} onDone={() => setDone(true)} />;
}

const nothing = () => undefined;
const settledProps = {
  outcome: { kind: 'paid', reservation: null } satisfies PaymentOutcome,
  isAsking: false,
  paymentUrl: null,
  payAgain: null,
  onCheck: nothing,
  onBookAgain: nothing,
};

interface CheckProps extends Props {
  readonly attempt: PaymentState & { readonly bookingNumber: string; readonly bookingHash: string };
  readonly onDone: () => void;
}

function Check({ attempt, returnUrl, onPaid, onLeave, onBookAgain, onDone }: CheckProps) {
  const { locale } = useTranslator();
  const { flow, setPaymentState, finish } = useReservationFlow();
  const { remember } = useLastBooking();
  const complete = useCompleteGuaranteeV2();
  const read = useReadBookingV2(locale);
  const { bookingNumber, bookingHash, paymentId, paymentUrl } = attempt;
  const ask = useCallback(
    () => askPayment({ bookingNumber, bookingHash }, paymentId, complete, read),
    [bookingNumber, bookingHash, paymentId, complete, read],
  );
  const { outcome, isAsking, askAgain } = usePaymentCheck(ask, paymentUrl !== null);
  const payment = useStartPayment({
    attempt,
    returnUrl,
    initiate: useInitiateGuaranteeV2(),
    keep: setPaymentState,
    // Without a page it is settled already: asking under the new payment's id tells.
    onStarted: useCallback((url: string | null) => (url === null ? undefined : onLeave(url)), [onLeave]),
    onStale: askAgain,
  });

  const isTold = useRef(false);
  useEffect(() => {
    if (outcome?.kind !== 'paid' || isTold.current) return;
    isTold.current = true;
    const { reservation } = outcome;
    const departure = reservation?.stay.endDate ?? flow.criteria?.endDate ?? today();
    remember({ bookingNumber, bookingHash, departure, reservation });
    onDone();
    // A payment begun on the page of a reservation leaves alone whatever else the guest is choosing.
    if (attempt.order === '') setPaymentState(null);
    else {
      sendEvent({ name: 'purchase' });
      finish();
    }
    onPaid();
  }, [outcome, attempt, bookingNumber, bookingHash, flow, remember, onDone, setPaymentState, finish, onPaid]);

  const notPaid = outcome?.kind === 'notPaid' ? outcome : null;
  const ways = useWays(notPaid);
  const tried = flow.checkAndConfirm.guarantee;
  return (
    <PaymentReturnView
      outcome={outcome}
      isAsking={isAsking}
      paymentUrl={paymentUrl}
      payAgain={
        notPaid && (
          <PayAgain
            failure={payment.failure ?? notPaid.failure}
            ways={ways}
            triedWay={ways.find(({ choice }) => tried !== null && isSameWay(choice, tried))?.key ?? null}
            isStarting={payment.isStarting}
            onPay={payment.start}
            onCheck={askAgain}
          />
        )
      }
      onCheck={askAgain}
      onBookAgain={() => {
        setPaymentState(null);
        onBookAgain(attempt.order !== '');
      }}
    />
  );
}

const isSameWay = (a: GuaranteeChoice, b: GuaranteeChoice): boolean =>
  a.type === b.type && a.method === b.method && a.bank === b.bank;

/** The ways that the booking's own rates allow, else those of the rates that were chosen. */
function useWays(notPaid: Extract<PaymentOutcome, { kind: 'notPaid' }> | null) {
  const { flow } = useReservationFlow();
  if (!notPaid) return [];
  const { reservation } = notPaid;
  if (reservation)
    return paymentWays(
      reservation.rooms.map(({ rate }) => rate),
      reservation.hotel,
    );
  const rates = flow.roomChoices.flatMap(({ rate }) => (rate ? [rate] : []));
  return flow.hotel ? paymentWays(rates, flow.hotel) : [];
}
