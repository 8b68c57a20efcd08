import type { FoundWithdrawal } from '../../world/cards/withdrawByNumber';
import { refundOfOrder } from '../../world/cards/withdrawOrder';
import type { World } from '../../world/context';
import type { CardOrderRecord } from '../../world/store/sCardOrders';
import { money } from '../reservations/money';
import { officeTime } from './presentCard';

const presentRefund = (world: World, order: CardOrderRecord) => {
  const { amount, ...refund } = refundOfOrder(world, order);
  return { ...refund, amount: money({ amount, currency: 'EUR' }) };
};

/** What the buyer gets after withdrawing an order. */
export const presentWithdrawalReceipt = (world: World, order: CardOrderRecord) => ({
  orderId: order.id,
  withdrawnAt: officeTime(order.withdrawnAt),
  refund: presentRefund(world, order),
});

/** What can be withdrawn of an order, or what became of that. */
export const presentOrderWithdrawal = (world: World, found: FoundWithdrawal) => {
  const none = { withdrawal: null, receipt: null, error: null };
  switch (found.kind) {
    case 'open': {
      const { id, purpose, cardNumber } = found.order;
      const refund = presentRefund(world, found.order);
      return { ...none, withdrawal: { orderId: id, purpose, cardNumber, until: found.until, refund } };
    }
    case 'withdrawn':
      return { ...none, receipt: presentWithdrawalReceipt(world, found.order) };
    case 'refused':
      return { ...none, error: { type: found.type, until: found.until } };
  }
};
