import { ResumePaymentNotice } from '@/features/payment/ResumePaymentNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useWaitingCardOrders } from '@/state/cardSaleState';
import type { OrderKind } from '@/state/keptFlow';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StateRoot } from '@/state/StateRoot';

interface Props {
  /** The orders that the page does not show itself. */
  readonly kinds: readonly OrderKind[];
}

/** Offers a guest on any page the way back to an unfinished payment. */
export function WaitingPayment({ kinds }: Props) {
  return (
    <StateRoot>
      {/* A page with a flow of its own has no second one here, which would not see what is chosen there. */}
      {kinds.includes('booking') && <WaitingBooking />}
      <WaitingCard kinds={kinds} />
    </StateRoot>
  );
}

function WaitingBooking() {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  // Sent and not settled: it may need its payment, or it is unknown whether it was booked.
  if (flow.paymentState === null && flow.setAside.length === 0) return null;
  return (
    <div data-waiting-payment="">
      <ResumePaymentNotice of="booking" href={pathOf('paymentReturn', locale)} />
    </div>
  );
}

/** One notice for both orders that there may be, as they are paid on one page. */
function WaitingCard({ kinds }: Props) {
  const { locale } = useTranslator();
  const orders = useWaitingCardOrders();
  if (!(['purchase', 'renewal'] as const).some((kind) => orders[kind] && kinds.includes(kind))) return null;
  return (
    <div data-waiting-payment="">
      <ResumePaymentNotice of="card" href={pathOf('sCardPayment', locale)} />
    </div>
  );
}
