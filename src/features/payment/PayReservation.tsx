import { SiteLink } from '@/routes/SiteLink';
import { useCallback, useMemo, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { randomId } from '@/browser/randomId';
import { apiOfBuild } from '@/config/chosenApi';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { attemptToPay } from '@/domain/payment/orderAttempt';
import type { Failure } from '@/domain/failure';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import type { Reservation } from '@/domain/reservation/reservation';
import { guaranteesIn } from '@/domain/reservation/reservationOptions';
import type { SavedCard } from '@/domain/payment/savedCard';
import { waysToPayNow } from '@/domain/payment/paymentWays';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { usePaymentError } from '@/state/paymentErrorState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { PayReservationView } from './PayReservationView';
import { useStartPayment } from './useStartPayment';

export interface PayReservationProps {
  readonly reservation: Reservation;
  /** Path of this site where the payment page sends the guest, and the link to it. */
  readonly returnUrl: string;
  readonly paymentHref: string;
  /** The payment cards of the signed-in customer. */
  readonly savedCards: readonly SavedCard[];
  readonly onStarted: (paymentUrl: string | null) => void;
  /** Loads the reservation again. */
  readonly onStale: () => void;
}

interface Props extends PayReservationProps {
  readonly calls: BookingCalls;
}

/** Pays for a reservation on its own page, unless a payment of it or another order is under way in this browser. */
export function PayReservation(props: Props) {
  const { reservation, calls, returnUrl, paymentHref, savedCards, onStarted, onStale } = props;
  const { t } = useTranslator();
  const { flow, keepAttempt } = useReservationFlow();
  const [createKey] = useState(randomId);
  const { bookingNumber, balance } = reservation;
  const current = flow.paymentState;
  const isOf = (order: typeof current) => order?.booking?.bookingNumber === bookingNumber;
  const isBegun = isOf(current) || flow.setAside.some(isOf);
  const attempt = useMemo(
    () =>
      current && current.booking?.bookingNumber === bookingNumber
        ? current
        : attemptToPay(apiOfBuild, createKey, reservation),
    [current, bookingNumber, createKey, reservation],
  );
  const error = usePaymentError(bookingNumber);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const { clear } = error;
  const payment = useStartPayment({
    attempt,
    returnUrl,
    startPayment: calls.startPayment,
    keep: useCallback(
      (begun: OrderAttempt) => {
        clear();
        keepAttempt(begun);
      },
      [clear, keepAttempt],
    ),
    keepRefused: keepAttempt,
    onStarted,
    // Told besides, in case the reservation looks as it did.
    onStale: useCallback(
      (why?: Failure) => {
        setRefusal(why ?? null);
        onStale();
      },
      [onStale],
    ),
  });

  const failure = payment.failure ?? refusal ?? error.failure;
  if (isBegun && !payment.isStarting)
    return <Unfinished text={t('payment.pay.begun')} link={t('shell.resumePayment.go')} href={paymentHref} />;
  // The key of the other order prevents booking or paying it twice, so it must not be overwritten.
  if (current && !isBegun)
    return <Unfinished text={t('payment.pay.elsewhere')} link={t('payment.pay.finish')} href={paymentHref} />;
  const ways = waysToPayNow(
    reservation.rooms.map(({ rate }) => ({ rate, offer: null })),
    reservation.hotel,
    !reservation.isContactStaying,
    savedCards,
  ).filter(({ choice }) => guaranteesIn(reservation.status).some((type) => type === choice.type));
  if (ways.length === 0) return null;
  return (
    <PayReservationView
      isWaiting={reservation.status === 'PENDING'}
      ways={ways}
      due={balance}
      isStarting={payment.isStarting}
      notice={
        failure && <FailureNotice failure={failure} isOwnDoing={error.cancelledByUser && failure === error.failure} />
      }
      onPay={payment.start}
    />
  );
}

function Unfinished({ text, link, href }: { readonly text: string; readonly link: string; readonly href: string }) {
  return (
    <Notice
      tone="info"
      actions={
        <LinkButton as={SiteLink} href={href}>
          {link}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}
