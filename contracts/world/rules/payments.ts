import { knownOr } from '@/domain/known';
import { paymentCards } from '@/domain/payment/payment';
import type { PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import type { Caller, World } from '../context';
import type { ContentLocale } from '../localized';
import type { Amount } from '../model';
import type { BookingRecord } from '../store/bookingRecord';
import { releaseExpired } from '../store/bookings';
import { immediately } from '../store/openStore';
import { findPayment, insertPayment, movePayments, setPaymentState, type PaymentRecord } from '../store/payments';
import { isPlanned, type GuaranteeChoice, type OrderGuarantee } from './order';
import { findPayable, type Payable } from './payable';

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
export const isInstant = ({ twist }: Pick<Caller, 'twist'>, guarantee: OrderGuarantee): boolean => {
  if (guarantee.type === 'NONE') return true;
  if (isPlanned(guarantee)) return false;
  return guarantee.type === 'S_POINTS' || (guarantee.flow === 'STORED_INSTRUMENT' && !twist.paymentPending);
};

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
 * Starts an attempt to pay for a booking or a card; call it inside a transaction. An earlier open attempt can no longer be paid,
 * so nothing is paid twice.
 */
export const beginPayment = (
  world: World,
  caller: Pick<Caller, 'customer' | 'twist'>,
  payable: Payable,
  choice: GuaranteeChoice,
  locale: ContentLocale,
): Instruction => {
  const { store } = world;
  const nothing = { amount: 0, currency: payable.open.currency };
  if (choice.type === 'NONE') {
    return { paymentId: null, flow: choice.flow, method: choice.method, amount: nothing, url: null, expiresAt: null };
  }
  const createdAt = world.now().getTime();
  const { attempts } = store.prepare('SELECT COUNT(*) AS attempts FROM payments').get() as { attempts: number };
  const amount = choice.type === 'CARD_VERIFICATION' ? nothing : payable.open;
  const isStored = choice.flow === 'STORED_INSTRUMENT';
  const payment: PaymentRecord = {
    id: world.secret(`payment-${attempts}-${payable.number}`),
    bookingNumber: payable.number,
    type: choice.type,
    flow: choice.flow,
    method: choice.method,
    amount: amount.amount,
    currency: amount.currency,
    state: isInstant(caller, choice) ? 'PAID' : isStored ? 'PENDING' : 'OPEN',
    returnUrl: choice.returnUrl,
    locale,
    createdAt,
    card: knownOr(choice.card, paymentCards, null),
    savedCardId: isStored ? choice.savedCardId : null,
    customerId: caller.customer?.id ?? null,
  };
  movePayments(store, payable.number, 'OPEN', 'SUPERSEDED');
  insertPayment(store, payment);
  const { flow, method } = choice;
  if (isInstant(caller, choice)) {
    payable.settle(choice.type, amount.amount);
    return { paymentId: payment.id, flow, method, amount, url: null, expiresAt: null };
  }
  const url = isStored ? null : `${world.basePath}/pay/${payment.id}`;
  const expiresAt = payable.hold(isStored ? null : createdAt + HOLD_MS);
  return { paymentId: payment.id, flow, method, amount, url, expiresAt };
};

/** The guest's choice on the payment page; the bank may decide `later`. */
export const payerActs = ['cancel', 'decline', 'later', 'leave', 'pay', 'time-out'] as const;
export type PayerAct = (typeof payerActs)[number];

/**
 * Applies what happened to an attempt, and returns the attempt after it; null when there is no such attempt. The guest
 * changes only one that is OPEN, so that paying a second time does nothing; the bank only one that is PENDING.
 */
export const actOnPayment = (
  world: World,
  paymentId: string,
  act: PayerAct,
  from: 'OPEN' | 'PENDING' = 'OPEN',
): PaymentRecord | null =>
  immediately(world.store, () => {
    const now = world.now().getTime();
    releaseExpired(world.store, now);
    const payment = findPayment(world.store, paymentId);
    const payable = payment && findPayable(world, payment.bookingNumber);
    if (!payment || !payable || payment.state !== from || payment.type === 'NONE') return payment;
    // The rooms are held until the bank has decided; then the guest has time for another attempt.
    if (act === 'later') payable.hold(null);
    else if (from === 'PENDING') payable.hold(now + HOLD_MS);
    if (act === 'later') setPaymentState(world.store, paymentId, 'PENDING');
    if (act === 'pay') {
      setPaymentState(world.store, paymentId, 'PAID');
      payable.settle(payment.type, payment.amount);
    }
    if (act === 'decline') setPaymentState(world.store, paymentId, 'DECLINED');
    if (act === 'cancel') setPaymentState(world.store, paymentId, 'CANCELLED');
    if (act === 'time-out') setPaymentState(world.store, paymentId, 'TIMED_OUT');
    return findPayment(world.store, paymentId);
  });
