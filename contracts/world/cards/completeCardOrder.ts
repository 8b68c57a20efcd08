import type { Caller, World } from '../context';
import type { CustomerRecord } from '../customers';
import { failedOutcomes, refuse, type Refusal } from '../rules/guaranteeBooking';
import { keepPaymentCard } from '../rules/savePaymentCard';
import { immediately } from '../store/openStore';
import { findPayment, lastPaymentOf, type PaymentRecord } from '../store/payments';
import { findCardOrder, type CardOrderRecord } from '../store/sCardOrders';

export type CompletedCardOrder =
  { readonly kind: 'completed'; readonly order: CardOrderRecord } | Refusal | { readonly kind: 'unknown' };

const outcomeOf = ({ state }: PaymentRecord): Refusal | null => (state === 'PAID' ? null : failedOutcomes[state]);

/** How the last payment of an order failed; null when it did not, or there was none. */
export const outcomeOfPayment = (world: World, orderId: string): Refusal | null => {
  const payment = lastPaymentOf(world.store, orderId);
  return payment && outcomeOf(payment);
};

const keepCard = (
  world: World,
  customer: CustomerRecord | null,
  order: CardOrderRecord,
  payment: PaymentRecord,
): void => {
  if (customer && order.savesPaymentCard) immediately(world.store, () => keepPaymentCard(world, customer, payment));
};

/** The outcome of the payment of an order. May be called repeatedly. */
export const completeCardOrder = (
  world: World,
  { customer, twist }: Caller,
  asked: { readonly id: string; readonly orderKey: string; readonly paymentId: string },
): CompletedCardOrder => {
  const order = findCardOrder(world.store, asked.id);
  if (order?.orderKey !== asked.orderKey || order.state === 'VOIDED') return { kind: 'unknown' };
  const payment = findPayment(world.store, asked.paymentId);
  if (payment?.bookingNumber !== order.id) return refuse('INVALID_RESERVATION');
  if (twist.guaranteeFailure) return refuse(twist.guaranteeFailure.code, twist.guaranteeFailure.paymentError ?? null);
  const outcome = outcomeOf(payment);
  // Paid in another tab: the card is bought, whichever attempt did it.
  if (outcome && order.state === 'UNPAID') return outcome;
  keepCard(world, customer, order, payment);
  return { kind: 'completed', order };
};
