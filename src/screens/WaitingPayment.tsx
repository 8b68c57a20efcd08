import { ResumePaymentNotice } from '@/features/payment/ResumePaymentNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StateRoot } from '@/state/StateRoot';

/** Leads a guest who turns up anywhere back to a payment that was left unfinished. */
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
  // Sent and not seen to end: it may wait for its payment, or nobody knows whether it was booked.
  if (!flow.paymentState && flow.setAside.length === 0) return null;
  return (
    <div data-waiting-payment="">
      <ResumePaymentNotice href={pathOf('paymentReturn', locale)} />
    </div>
  );
}
