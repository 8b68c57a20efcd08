import { addDays, dayIn } from '../calendar';
import type { World } from '../context';
import type { CustomerRecord } from '../customers';
import { immediately } from '../store/openStore';
import { refundPayments } from '../store/refunds';
import { findCardOrder, paidOrdersOf, storeCardOrder, type CardOrderRecord } from '../store/sCardOrders';
import { storeSCard, type CardConsents, type CardHolder, type CardRecord } from '../store/sCards';
import { cardProduct } from './cardProduct';
import { cardByNumber, cardOfCustomer, officeDay } from './cardRegistry';

/** Changes the details of a customer's card; null without one. */
export const editCard = (
  world: World,
  customer: CustomerRecord,
  change: { readonly holder: CardHolder; readonly consents: CardConsents },
): CardRecord | null =>
  immediately(world.store, () => {
    const card = cardOfCustomer(world, customer.id);
    if (!card) return null;
    const changed = { ...card, ...change };
    storeSCard(world.store, changed);
    return changed;
  });

/** Takes the card out of the account; it stays valid. False when there is none. */
export const removeCard = (world: World, customer: CustomerRecord): boolean =>
  immediately(world.store, () => {
    const card = cardOfCustomer(world, customer.id);
    if (!card) return false;
    storeSCard(world.store, { ...card, customerId: null });
    return true;
  });

const boughtOn = ({ createdAt }: CardOrderRecord): string => dayIn(createdAt, 'Europe/Helsinki');

/** The last day on which an order can be withdrawn: within 14 days, the day of the order not counted. */
const lastDayToWithdraw = (order: CardOrderRecord): string => addDays(boughtOn(order), cardProduct.withdrawalDays);

/** The order of a card that can still be withdrawn, and until when; null when there is none. */
export const withdrawableOrder = (world: World, card: CardRecord) => {
  const order = paidOrdersOf(world.store, card.number)[0];
  if (!order || order.price === 0) return null;
  const until = lastDayToWithdraw(order);
  return officeDay(world) <= until ? { order, until } : null;
};

export type Withdrawal =
  { readonly kind: 'tooLate' | 'unknown' } | { readonly kind: 'withdrawn'; readonly order: CardOrderRecord };

/** Withdraws an order: the fee is refunded; a bought card ends, a renewed one loses the year. Repeating it is harmless. */
export const withdrawOrder = (world: World, customer: CustomerRecord, orderId: string): Withdrawal =>
  immediately(world.store, () => {
    const order = findCardOrder(world.store, orderId);
    const isPaid = order?.state === 'PAID' || order?.state === 'WITHDRAWN';
    if (order?.customerId !== customer.id || !isPaid || order.cardNumber === null) {
      return { kind: 'unknown' };
    }
    if (order.state === 'WITHDRAWN') return { kind: 'withdrawn', order };
    if (officeDay(world) > lastDayToWithdraw(order)) return { kind: 'tooLate' };
    const now = world.now().getTime();
    const withdrawn = { ...order, state: 'WITHDRAWN' as const, withdrawnAt: now };
    storeCardOrder(world.store, withdrawn);
    refundPayments(world.store, orderId, now);
    const card = cardByNumber(world, order.cardNumber);
    if (card) {
      const [year = '', ...rest] = card.validUntil.split('-');
      const validUntil = [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-');
      storeSCard(
        world.store,
        order.purpose === 'PURCHASE'
          ? { ...card, state: 'TERMINATED', validUntil: officeDay(world) }
          : { ...card, validUntil },
      );
    }
    return { kind: 'withdrawn', order: withdrawn };
  });
