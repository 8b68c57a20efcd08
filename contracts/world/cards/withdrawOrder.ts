import { withdrawalState } from '@/domain/card/cardWithdrawal';
import { money } from '@/domain/money';
import type { PaymentMethod } from '@/domain/payment/payment';
import { addDays, dayIn } from '../calendar';
import type { World } from '../context';
import type { CustomerRecord } from '../customers';
import { text } from '../localized';
import { BANK_DAYS } from '../rules/refund';
import { sendMail } from '../store/mails';
import { immediately } from '../store/openStore';
import { lastPaymentOf } from '../store/payments';
import { refundOf, refundPayments } from '../store/refunds';
import { findCardOrder, settledOrdersOf, storeCardOrder, type CardOrderRecord } from '../store/sCardOrders';
import { storeSCard, type CardRecord } from '../store/sCards';
import { cardProduct } from './cardProduct';
import { cardByNumber, officeDay } from './cardRegistry';
import { mayWithdraw, validUntilWithout } from './cardWithdrawal';

const TIME_ZONE = 'Europe/Helsinki';

const orderedOn = ({ createdAt }: CardOrderRecord): string => dayIn(createdAt, TIME_ZONE);

/** Whether an order can be withdrawn today. */
export const stateOf = (world: World, order: CardOrderRecord) => {
  const facts = { isWithdrawn: order.state === 'WITHDRAWN', orderedOn: orderedOn(order), price: money(order.price) };
  return withdrawalState(facts, cardProduct.withdrawalDays, officeDay(world));
};

/** The latest order of a card that was not withdrawn: an older one is withdrawn after it. */
const latestOrderOf = (world: World, card: CardRecord): CardOrderRecord | null =>
  settledOrdersOf(world.store, card.number).find(({ state }) => state === 'PAID') ?? null;

/** The order of a card that can still be withdrawn, and until when; null when there is none. */
export const withdrawableOrder = (world: World, card: CardRecord) => {
  const order = latestOrderOf(world, card);
  const state = order && stateOf(world, order);
  return order && state?.kind === 'open' ? { order, until: state.until } : null;
};

export interface WithdrawalRefund {
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly status: 'DONE' | 'PENDING';
  readonly expectedBy: string;
}

/** What comes back for an order, the way it was paid: once it is withdrawn, or if it were withdrawn now. */
export const refundOfOrder = (world: World, { id, price, withdrawnAt }: CardOrderRecord): WithdrawalRefund => {
  const from = withdrawnAt ?? world.now().getTime();
  const expectedBy = addDays(dayIn(from, TIME_ZONE), BANK_DAYS);
  const isDone = withdrawnAt !== null && officeDay(world) >= expectedBy;
  const method = refundOf(world.store, id)?.method ?? lastPaymentOf(world.store, id)?.method ?? 'CARD';
  return { amount: price, method, status: isDone ? 'DONE' : 'PENDING', expectedBy };
};

const subject = text(
  'S-Cardin peruutus',
  'You have withdrawn from your S-Card purchase',
  'Köpet av S-Card har ångrats',
  'S-Cardi ostust taganemine',
);

const bodyOf = (id: string, { amount, expectedBy }: WithdrawalRefund) => {
  const euros = `${(amount / 100).toFixed(2)} €`;
  const comma = euros.replace('.', ',');
  return text(
    `Olet perunut tilauksen ${id}. ${comma} palautetaan samalla tavalla kuin se maksettiin, viimeistään ${expectedBy}.`,
    `You have withdrawn from order ${id}. ${euros} will be refunded the way it was paid, by ${expectedBy}.`,
    `Du har ångrat beställningen ${id}. ${comma} betalas tillbaka på samma sätt som det betalades, senast ${expectedBy}.`,
    `Oled tellimusest ${id} taganenud. ${comma} makstakse tagasi samal viisil, nagu see tasuti, hiljemalt ${expectedBy}.`,
  );
};

/** Ends a bought card, or gives a renewed one its earlier last day; the fee is refunded. Call it inside a transaction. */
export const endOrder = (world: World, order: CardOrderRecord, card: CardRecord): CardOrderRecord => {
  const { store } = world;
  const now = world.now().getTime();
  const withdrawn = { ...order, state: 'WITHDRAWN' as const, withdrawnAt: now };
  storeCardOrder(store, withdrawn);
  refundPayments(store, order.id, now);
  storeSCard(store, {
    ...card,
    state: order.purpose === 'PURCHASE' ? 'TERMINATED' : card.state,
    validUntil: validUntilWithout(order.purpose, order.validUntilBefore ?? card.validUntil, officeDay(world)),
  });
  sendMail(store, {
    toAddress: order.holder.email,
    sentAt: now,
    subject: subject[order.locale],
    body: bodyOf(order.id, refundOfOrder(world, withdrawn))[order.locale],
  });
  return withdrawn;
};

export type Withdrawal =
  { readonly kind: 'tooLate' | 'unknown' } | { readonly kind: 'withdrawn'; readonly order: CardOrderRecord };

/** Withdraws an order of who is signed in. Repeating it is harmless. */
export const withdrawOrder = (world: World, customer: CustomerRecord, orderId: string): Withdrawal =>
  immediately(world.store, () => {
    const order = findCardOrder(world.store, orderId);
    const card = order?.cardNumber ? cardByNumber(world, order.cardNumber) : null;
    if (!order || !card || !mayWithdraw(customer.id, { buyerId: order.customerId, holderId: card.customerId }))
      return { kind: 'unknown' };
    if (order.state === 'WITHDRAWN') return { kind: 'withdrawn', order };
    if (order.state !== 'PAID' || latestOrderOf(world, card)?.id !== order.id) return { kind: 'unknown' };
    if (stateOf(world, order).kind !== 'open') return { kind: 'tooLate' };
    return { kind: 'withdrawn', order: endOrder(world, order, card) };
  });
