import { dayIn } from '../calendar';
import type { World } from '../context';
import type { CustomerRecord } from '../customers';
import { text } from '../localized';
import { sendMail } from '../store/mails';
import { immediately } from '../store/openStore';
import { refundPayments } from '../store/refunds';
import { findCardOrder, paidOrdersOf, storeCardOrder, type CardOrderRecord } from '../store/sCardOrders';
import { storeSCard, type CardConsents, type CardHolder, type CardRecord } from '../store/sCards';
import { cardProduct } from './cardProduct';
import { cardByNumber, cardOfCustomer, officeDay } from './cardRegistry';
import { mayWithdraw, validUntilWithout, withdrawableUntil, type WithdrawalFacts } from './cardWithdrawal';

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

const factsOf = (order: CardOrderRecord, card: CardRecord): WithdrawalFacts => ({
  buyerId: order.customerId,
  holderId: card.customerId,
  orderedOn: boughtOn(order),
  isFree: order.price === 0,
});

/** The order of a card that can still be withdrawn, and until when; null when there is none. */
export const withdrawableOrder = (world: World, card: CardRecord) => {
  const order = paidOrdersOf(world.store, card.number)[0];
  const until = order ? withdrawableUntil(factsOf(order, card), cardProduct.withdrawalDays) : null;
  return order && until !== null && officeDay(world) <= until ? { order, until } : null;
};

export type Withdrawal =
  { readonly kind: 'tooLate' | 'unknown' } | { readonly kind: 'withdrawn'; readonly order: CardOrderRecord };

const withdrawalMail = text(
  'S-Cardin peruutus',
  'Your S-Card order is withdrawn',
  'Ditt S-Card har ångrats',
  'S-Cardi taganemine',
);

const withdrawalBody = ({ id }: CardOrderRecord) =>
  text(
    `Olet peruuttanut tilauksen ${id}. Maksu palautetaan samaa tietä kuin se maksettiin.`,
    `You have withdrawn the order ${id}. The fee is refunded the way it was paid.`,
    `Du har ångrat beställningen ${id}. Avgiften betalas tillbaka på samma sätt som den betalades.`,
    `Oled tellimusest ${id} taganenud. Tasu makstakse tagasi samal viisil, nagu see maksti.`,
  );

/** Withdraws an order: the fee is refunded; a bought card ends, a renewed one is as before. Repeating it is harmless. */
export const withdrawOrder = (world: World, customer: CustomerRecord, orderId: string): Withdrawal =>
  immediately(world.store, () => {
    const order = findCardOrder(world.store, orderId);
    const card = order?.cardNumber ? cardByNumber(world, order.cardNumber) : null;
    if (!order || !card || !mayWithdraw(customer.id, factsOf(order, card))) return { kind: 'unknown' };
    if (order.state === 'WITHDRAWN') return { kind: 'withdrawn', order };
    // An older order of a card that was renewed since is withdrawn after the renewal.
    if (order.state !== 'PAID' || paidOrdersOf(world.store, card.number)[0]?.id !== order.id)
      return { kind: 'unknown' };
    if (withdrawableOrder(world, card) === null) return { kind: 'tooLate' };
    const now = world.now().getTime();
    const withdrawn = { ...order, state: 'WITHDRAWN' as const, withdrawnAt: now };
    storeCardOrder(world.store, withdrawn);
    refundPayments(world.store, orderId, now);
    storeSCard(world.store, {
      ...card,
      state: order.purpose === 'PURCHASE' ? 'TERMINATED' : card.state,
      validUntil: validUntilWithout(order.purpose, order.validUntilBefore ?? card.validUntil, officeDay(world)),
    });
    sendMail(world.store, {
      toAddress: order.holder.email,
      sentAt: now,
      subject: withdrawalMail[order.locale],
      body: withdrawalBody(order)[order.locale],
    });
    return { kind: 'withdrawn', order: withdrawn };
  });
