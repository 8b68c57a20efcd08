import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { emptyFlow } from './reservationFlowShape';
import type { FlowOrders, ReservationFlow } from './reservationFlowShape';

/** Every order that this browser knows, the current one first. */
export const ordersIn = ({ paymentState, setAside }: FlowOrders): readonly OrderAttempt[] =>
  paymentState ? [paymentState, ...setAside] : setAside;

/** The flow with its current order, if any, moved to those set aside. */
export function withOrderSetAside(flow: ReservationFlow): ReservationFlow {
  const { paymentState, setAside } = flow;
  if (!paymentState) return flow;
  return { ...flow, paymentState: null, setAside: [{ ...paymentState, isOfFlow: false }, ...setAside] };
}

/**
 * The flow with what is known now of an order, wherever another tab has put it meanwhile. A new order becomes the current
 * one; while there is another, it stands beside it, so that neither is lost.
 */
export function withAttempt(flow: ReservationFlow, attempt: OrderAttempt): ReservationFlow {
  const { paymentState, setAside } = flow;
  if (paymentState?.createKey === attempt.createKey) return { ...flow, paymentState: attempt };
  const aside = { ...attempt, isOfFlow: false };
  if (setAside.some(({ createKey }) => createKey === attempt.createKey)) {
    return { ...flow, setAside: setAside.map((each) => (each.createKey === attempt.createKey ? aside : each)) };
  }
  return paymentState ? { ...flow, setAside: [aside, ...setAside] } : { ...flow, paymentState: attempt };
}

/** The flow without an order that is settled, or was never made. Another order that is current now stays. */
export function withoutAttempt(flow: ReservationFlow, createKey: string): ReservationFlow {
  const { paymentState, setAside } = flow;
  const isOther = (each: OrderAttempt) => each.createKey !== createKey;
  return {
    ...flow,
    paymentState: paymentState && isOther(paymentState) ? paymentState : null,
    setAside: setAside.every(isOther) ? setAside : setAside.filter(isOther),
  };
}

/** The flow after an order was paid: what it was made of is cleared with it, orders that were set aside stay. */
export function withOrderFinished(flow: ReservationFlow, createKey: string): ReservationFlow {
  const { paymentState, setAside } = flow;
  const isDone = paymentState?.createKey === createKey && paymentState.isOfFlow;
  return isDone ? { ...emptyFlow, setAside } : withoutAttempt(flow, createKey);
}

/** The flow with an order that was set aside as its current one again. */
export function withOrderResumed(flow: ReservationFlow, createKey: string): ReservationFlow {
  const order = flow.setAside.find((each) => each.createKey === createKey);
  if (!order) return flow;
  const others = { ...flow, setAside: flow.setAside.filter((each) => each !== order) };
  return { ...withOrderSetAside(others), paymentState: order };
}
