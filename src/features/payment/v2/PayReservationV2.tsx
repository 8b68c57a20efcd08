import NextLink from 'next/link';
import { useMemo, useState } from 'react';
import { randomId } from '@/browser/randomId';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import type { Reservation } from '@/domain/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { PaymentState } from '@/state/reservationFlowShape';
import { PayReservationView } from '../PayReservationView';
import { paymentWays } from '../paymentWays';
import { useStartPayment } from '../useStartPayment';
import { useInitiateGuaranteeV2 } from './useInitiateGuaranteeV2';

interface Props {
  readonly reservation: Reservation;
  /** Path of this site where the payment page sends the guest, and the link to it. */
  readonly returnUrl: string;
  readonly hrefs: { readonly paymentReturn: string; readonly review: string };
  readonly onStarted: (paymentUrl: string | null) => void;
  /** The reservation is to be read again. */
  readonly onStale: () => void;
}

/** Pays for a reservation from its own page, unless a payment of it, or another booking, is under way here. */
export function PayReservationV2({ reservation, returnUrl, hrefs, onStarted, onStale }: Props) {
  const { t } = useTranslator();
  const { flow, setPaymentState } = useReservationFlow();
  const kept = flow.paymentState;
  const [createKey] = useState(randomId);
  const { bookingNumber, bookingHash, balance } = reservation;
  const isSame = kept?.bookingNumber === bookingNumber;
  const attempt = useMemo(
    (): PaymentState =>
      kept && isSame
        ? kept
        : {
            createKey,
            // Nothing is ordered here: the booking is made.
            order: '',
            isSent: true,
            bookingNumber,
            bookingHash,
            paymentId: null,
            paymentUrl: null,
            amount: balance,
            starts: 0,
          },
    [kept, isSame, createKey, bookingNumber, bookingHash, balance],
  );
  const payment = useStartPayment({
    attempt,
    returnUrl,
    initiate: useInitiateGuaranteeV2(),
    keep: setPaymentState,
    onStarted,
    onStale,
  });

  if (isSame && !payment.isStarting)
    return <Unfinished text={t('payment.pay.begun')} link={t('shell.resumePayment.go')} href={hrefs.paymentReturn} />;
  if (kept?.isSent && !isSame) {
    // Its key is the only protection against booking or paying twice, so it is not written over.
    return <Unfinished text={t('payment.pay.elsewhere')} link={t('payment.pay.finish')} href={hrefs.review} />;
  }
  const ways = paymentWays(
    reservation.rooms.map(({ rate }) => rate),
    reservation.hotel,
  );
  if (ways.length === 0) return null;
  return (
    <PayReservationView
      isWaiting={reservation.status === 'PENDING'}
      ways={ways}
      due={balance}
      isStarting={payment.isStarting}
      notice={payment.failure && <FailureNotice failure={payment.failure} />}
      onPay={payment.start}
    />
  );
}

function Unfinished({ text, link, href }: { readonly text: string; readonly link: string; readonly href: string }) {
  return (
    <Notice
      tone="info"
      actions={
        <LinkButton as={NextLink} href={href}>
          {link}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}
