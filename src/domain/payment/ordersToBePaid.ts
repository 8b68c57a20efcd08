import type { OrderAttempt } from './orderAttempt';

interface Orders {
  readonly paymentState: OrderAttempt | null;
  readonly setAside: readonly OrderAttempt[];
}

/** Its payment was begun, and how it ended is not known here: a bank may take days. */
const mayBePaid = ({ booking, payment }: OrderAttempt): boolean =>
  booking !== null && payment !== null && (payment.paymentId !== null || payment.paymentUrl !== null);

/** An order by its key and what can be paid for it, without what the guest chose and typed. */
const bareOf = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, order: null, isOfFlow: false });

/** The orders that may still be paid when all else of a flow is forgotten; null when there is none. */
export function ordersToBePaid({ paymentState, setAside }: Orders): Orders | null {
  const current = paymentState && mayBePaid(paymentState) ? bareOf(paymentState) : null;
  const others = setAside.filter(mayBePaid).map(bareOf);
  return current || others.length > 0 ? { paymentState: current, setAside: others } : null;
}
