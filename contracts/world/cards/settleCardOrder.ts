import type { LocalDate } from '@/domain/localDate';
import { addDays, addMonths } from '../calendar';
import { addressOf } from '../content/addresses';
import type { World } from '../context';
import { text } from '../localized';
import { sendMail } from '../store/mails';
import { storeCardOrder, type CardOrderRecord } from '../store/sCardOrders';
import { storeSCard, type CardRecord } from '../store/sCards';
import { cardProduct } from './cardProduct';
import { cardByNumber, cardOfCustomer, newCardNumber, officeDay } from './cardRegistry';
import { stateOf } from './withdrawOrder';

const subject = text('S-Cardisi', 'Your S-Card', 'Ditt S-Card', 'Sinu S-Card');
const body = (number: string, until: LocalDate) =>
  text(
    `Korttisi numero on ${number}. Se on voimassa ${until} asti.`,
    `Your card number is ${number}. It is valid until ${until}.`,
    `Numret på ditt kort är ${number}. Det gäller till ${until}.`,
    `Sinu kaardi number on ${number}. See kehtib kuni ${until}.`,
  );

const withdrawalOf = (orderId: string, until: LocalDate, address: string) =>
  text(
    `Tilausnumerosi on ${orderId}. Voit perua ostoksen ${until} asti, myös kirjautumatta: ${address}`,
    `Your order number is ${orderId}. You can withdraw from the purchase until ${until}, also without signing in: ${address}`,
    `Ditt beställningsnummer är ${orderId}. Du kan ångra köpet till och med ${until}, även utan att logga in: ${address}`,
    `Sinu tellimuse number on ${orderId}. Saad ostust taganeda kuni ${until}, ka sisse logimata: ${address}`,
  );

const bodyOf = (world: World, order: CardOrderRecord, card: CardRecord): string => {
  const { id, locale } = order;
  const about = body(card.number, card.validUntil)[locale];
  const withdrawal = stateOf(world, order);
  if (withdrawal.kind !== 'open') return about;
  const address = `${world.basePath}${addressOf('route:withdrawCard', locale, world.content)}`;
  return `${about} ${withdrawalOf(id, withdrawal.until, address)[locale]}`;
};

/** The last day of a card that begins, or goes on, on that day. */
const lastDayFrom = (first: LocalDate): LocalDate => {
  const sameDay = addMonths(first, cardProduct.validityMonths);
  // From 29 February to 28 February, where there is no other day to end before.
  return sameDay.slice(8) === first.slice(8) ? addDays(sameDay, -1) : sameDay;
};

/** The last day after another year: from the day after the last one, or from today when the card has expired. */
export const renewedUntil = (world: World, validUntil: LocalDate): LocalDate => {
  const today = officeDay(world);
  return lastDayFrom(validUntil < today ? today : addDays(validUntil, 1));
};

/** Makes the card of a paid order, or gives it another year. */
export const settleCardOrder = (world: World, order: CardOrderRecord): void => {
  if (order.state !== 'UNPAID') return;
  const { store } = world;
  const today = officeDay(world);
  const before = order.cardNumber === null ? null : cardByNumber(world, order.cardNumber);
  const { holder, consents } = order;
  // Somebody with a card may buy another one as a gift; it is connected by its own holder.
  const isFree = order.customerId !== null && !cardOfCustomer(world, order.customerId);
  const card = before
    ? { ...before, validUntil: renewedUntil(world, before.validUntil) }
    : {
        number: newCardNumber(world),
        customerId: isFree ? order.customerId : null,
        state: 'ACTIVE' as const,
        validFrom: today,
        validUntil: lastDayFrom(today),
        points: 0,
        holder,
        consents,
      };
  storeSCard(store, card);
  storeCardOrder(store, {
    ...order,
    state: 'PAID',
    cardNumber: card.number,
    ...(before && { validUntilBefore: before.validUntil }),
  });
  sendMail(store, {
    toAddress: holder.email,
    sentAt: world.now().getTime(),
    subject: subject[order.locale],
    body: bodyOf(world, order, card),
  });
};
