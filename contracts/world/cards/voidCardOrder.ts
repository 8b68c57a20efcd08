import type { CardOrderError } from '../apiCodes';
import type { Caller, World } from '../context';
import { immediately } from '../store/openStore';
import { isPaymentPending, movePayments } from '../store/payments';
import { findCardOrder, storeCardOrder, type CardOrderRecord } from '../store/sCardOrders';

export type VoidAnswer =
  | { readonly kind: 'voided' }
  | { readonly kind: 'refused'; readonly type: CardOrderError }
  | { readonly kind: 'unknown' };

/** Ends an unpaid order; its open payment page can no longer be used. Call it inside a transaction. */
export const voidOrder = ({ store }: World, order: CardOrderRecord): void => {
  movePayments(store, order.id, 'OPEN', 'CANCELLED');
  storeCardOrder(store, { ...order, state: 'VOIDED' });
};

/** Gives up an order that is not paid. Repeating it gives the same answer. */
export const voidCardOrder = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  id: string,
  orderKey: string,
): VoidAnswer =>
  immediately(world.store, (): VoidAnswer => {
    const order = findCardOrder(world.store, id);
    if (order?.orderKey !== orderKey) return { kind: 'unknown' };
    if (twist.cardOrderError) return { kind: 'refused', type: twist.cardOrderError };
    if (order.state === 'VOIDED') return { kind: 'voided' };
    if (order.state !== 'UNPAID') return { kind: 'refused', type: 'ALREADY_PAID' };
    if (isPaymentPending(world.store, id)) return { kind: 'refused', type: 'PAYMENT_IN_PROGRESS' };
    voidOrder(world, order);
    return { kind: 'voided' };
  });
