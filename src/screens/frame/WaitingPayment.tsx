import { useWaitingCardOrder } from '@/state/cardSaleState';
import { ResumePaymentNotice } from '@/features/payment/ResumePaymentNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StateRoot } from '@/state/StateRoot';

/** Offers a guest on any page the way back to an unfinished payment. */
export function WaitingPayment() {
  return (
    <StateRoot>
      <Resume />
    </StateRoot>
  );
}

function Resume() {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const hasCardOrder = useWaitingCardOrder();
  // Sent and not settled: it may need its payment, or it is unknown whether it was booked.
  const hasBooking = flow.paymentState !== null || flow.setAside.length > 0;
  if (!hasBooking && !hasCardOrder) return null;
  return (
    <div data-waiting-payment="">
      {hasBooking && <ResumePaymentNotice of="booking" href={pathOf('paymentReturn', locale)} />}
      {hasCardOrder && <ResumePaymentNotice of="card" href={pathOf('sCardPayment', locale)} />}
    </div>
  );
}
