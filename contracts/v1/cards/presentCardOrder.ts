import type { CallContext } from '../../callContext';
import { cardByNumber } from '../../world/cards/cardRegistry';
import { outcomeOfPayment } from '../../world/cards/completeCardOrder';
import type { Instruction } from '../../world/rules/payments';
import type { CardOrderRecord } from '../../world/store/sCardOrders';
import { isPaymentPending } from '../../world/store/payments';
import { money } from '../reservations/money';
import { officeTime } from './presentCard';

/** An order, with the next step of its payment where there is one. */
export const presentCardOrder = (
  { world, caller }: CallContext,
  order: CardOrderRecord,
  instruction: Instruction | null,
) => {
  const card = order.cardNumber === null ? null : cardByNumber(world, order.cardNumber);
  const isPaid = order.state !== 'UNPAID';
  const url =
    instruction?.url === null || caller.twist.paymentUrl === undefined ? instruction?.url : caller.twist.paymentUrl;
  return {
    id: order.id,
    orderKey: order.orderKey,
    purpose: order.purpose,
    status: order.state === 'UNPAID' && isPaymentPending(world.store, order.id) ? 'PENDING' : order.state,
    price: money({ amount: order.price, currency: 'EUR' }),
    payment: instruction && {
      paymentId: instruction.paymentId,
      flow: instruction.flow,
      method: instruction.method,
      amount: money(instruction.amount),
      url: url ?? null,
      expiresAt: officeTime(instruction.expiresAt),
    },
    cardNumber: isPaid ? order.cardNumber : null,
    validUntil: isPaid ? (card?.validUntil ?? null) : null,
    paymentError: outcomeOfPayment(world, order.id)?.paymentError ?? null,
  };
};
