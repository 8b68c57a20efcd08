import { addDays, dayIn } from '../calendar';
import { chance } from '../chance';
import type { Caller, World } from '../context';
import type { CustomerRecord } from '../customers';
import { savedCardsOf, type SavedCard } from '../savedCards';
import { findPayment, type PaymentRecord } from '../store/payments';
import { storeCard } from '../store/savedCards';
import { immediately } from '../store/openStore';
import { findOwnBooking } from './findOwnBooking';

/** How long a card that is saved now may be used. */
const VALID_DAYS = 3 * 365;

/**
 * Keeps the card of a payment for the customer; null when it was not made by card, or did not go through. A card that is
 * saved again is the same card: a customer has one of each kind here.
 */
export const keepPaymentCard = (world: World, customer: CustomerRecord, payment: PaymentRecord): SavedCard | null => {
  if (payment.method !== 'CARD' || payment.state !== 'PAID') return null;
  const type = payment.card ?? 'VISA';
  const lastDigits = String(1000 + chance(9000, world.seed, customer.id, type));
  if (payment.savedCardId === null) {
    const id = world.secret(`card-${customer.id}-${type}`);
    const validUntil = addDays(dayIn(world.now().getTime(), 'Europe/Helsinki'), VALID_DAYS);
    storeCard(world.store, { id, customerId: customer.id, type, lastDigits, validUntil });
  }
  const isSaved = (card: SavedCard) =>
    payment.savedCardId === null
      ? card.type === type && card.lastDigits === lastDigits
      : card.id === payment.savedCardId;
  return savedCardsOf(world, customer).find(isSaved) ?? null;
};

/**
 * Saves the card of a payment for the customer who made it; null when it was not theirs, was not made by card, or did
 * not go through. A card that is saved again is the same card: a customer has one of each kind here.
 */
export const savePaymentCard = (
  world: World,
  caller: Caller,
  customer: CustomerRecord,
  asked: { readonly number: string; readonly hash: string; readonly paymentId: string },
): SavedCard | null =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, asked.number, asked.hash);
    const payment = findPayment(world.store, asked.paymentId);
    if (!booking || payment?.bookingNumber !== booking.number || payment.customerId !== customer.id) return null;
    return keepPaymentCard(world, customer, payment);
  });
