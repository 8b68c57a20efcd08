import { knownOr } from '@/domain/known';
import { paymentCards } from '@/domain/payment';
import type { GuaranteeType, PaymentFlow, PaymentMethod } from '@/domain/payment';
import type { Caller, World } from '../context';
import type { ContentLocale } from '../localized';
import type { Amount } from '../model';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, releaseExpired, updateBooking } from '../store/bookings';
import { immediately } from '../store/openStore';
import { findPayment, insertPayment, movePayments, setPaymentState, type PaymentRecord } from '../store/payments';
import { isPlanned, type GuaranteeChoice, type OrderGuarantee } from './order';

/** How long rooms are held for a payment, milliseconds. */
export const HOLD_MS = 30 * 60_000;

/** The next step of a payment. */
export interface Instruction {
  readonly paymentId: string | null;
  readonly flow: PaymentFlow;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly url: string | null;
  /** Milliseconds. */
  readonly expiresAt: number | null;
}

/** Whether the way to pay is settled at once, without a page. */
export const isInstant = (guarantee: OrderGuarantee): boolean =>
  guarantee.type === 'NONE' ||
  (!isPlanned(guarantee) && (guarantee.type === 'S_POINTS' || guarantee.flow === 'STORED_INSTRUMENT'));

const settle = (world: World, booking: BookingRecord, type: Exclude<GuaranteeType, 'NONE'>): void =>
  updateBooking(world.store, booking.number, {
    state: 'BOOKED',
    expiresAt: null,
    guarantee: type,
    paid: type === 'CARD_VERIFICATION' ? 0 : booking.total.amount,
  });

/** What is to be done where a later call starts the payment: nothing yet, while the rooms are held. */
export const laterPayment = ({ total, expiresAt }: BookingRecord): Instruction => ({
  paymentId: null,
  flow: 'NONE',
  method: 'NONE',
  amount: { amount: 0, currency: total.currency },
  url: null,
  expiresAt,
});

/**
 * Starts an attempt for a stored booking; call it inside a transaction. An earlier open attempt can no longer be paid,
 * so nothing is paid twice.
 */
export const beginPayment = (
  world: World,
  { customer }: Pick<Caller, 'customer'>,
  booking: BookingRecord,
  choice: GuaranteeChoice,
  locale: ContentLocale,
): Instruction => {
  const { store } = world;
  const nothing = { amount: 0, currency: booking.total.currency };
  if (choice.type === 'NONE') {
    return { paymentId: null, flow: choice.flow, method: choice.method, amount: nothing, url: null, expiresAt: null };
  }
  const createdAt = world.now().getTime();
  const { attempts } = store.prepare('SELECT COUNT(*) AS attempts FROM payments').get() as { attempts: number };
  const amount = choice.type === 'CARD_VERIFICATION' ? nothing : booking.total;
  const payment: PaymentRecord = {
    id: world.secret(`payment-${attempts}-${booking.number}`),
    bookingNumber: booking.number,
    type: choice.type,
    flow: choice.flow,
    method: choice.method,
    amount: amount.amount,
    currency: amount.currency,
    state: isInstant(choice) ? 'PAID' : 'OPEN',
    returnUrl: choice.returnUrl,
    locale,
    createdAt,
    card: knownOr(choice.card, paymentCards, null),
    savedCardId: choice.flow === 'STORED_INSTRUMENT' ? choice.savedCardId : null,
    customerId: customer?.id ?? null,
  };
  movePayments(store, booking.number, 'OPEN', 'SUPERSEDED');
  insertPayment(store, payment);
  const { flow, method } = choice;
  if (isInstant(choice)) {
    settle(world, booking, choice.type);
    return { paymentId: payment.id, flow, method, amount, url: null, expiresAt: null };
  }
  const isHeld = booking.state === 'HELD';
  const expiresAt = isHeld ? createdAt + HOLD_MS : null;
  if (isHeld) updateBooking(store, booking.number, { ...booking, expiresAt });
  return { paymentId: payment.id, flow, method, amount, url: `${world.basePath}/pay/${payment.id}`, expiresAt };
};

/** The guest's choice on the payment page. */
export type PayerAct = 'cancel' | 'decline' | 'leave' | 'pay' | 'time-out';

/**
 * Applies the guest's choice on the payment page and returns the attempt after it; null when there is no such attempt.
 * Only an open attempt changes: paying a second time does nothing.
 */
export const actOnPayment = (world: World, paymentId: string, act: PayerAct): PaymentRecord | null =>
  immediately(world.store, () => {
    releaseExpired(world.store, world.now().getTime());
    const payment = findPayment(world.store, paymentId);
    const booking = payment && findBooking(world.store, payment.bookingNumber);
    if (!payment || !booking || payment.state !== 'OPEN' || payment.type === 'NONE') return payment;
    if (act === 'pay') {
      setPaymentState(world.store, paymentId, 'PAID');
      settle(world, booking, payment.type);
    }
    if (act === 'decline') setPaymentState(world.store, paymentId, 'DECLINED');
    if (act === 'cancel') setPaymentState(world.store, paymentId, 'CANCELLED');
    if (act === 'time-out') setPaymentState(world.store, paymentId, 'TIMED_OUT');
    return findPayment(world.store, paymentId);
  });
