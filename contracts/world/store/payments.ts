import type { Currency } from '@/domain/money';
import type { GuaranteeType, PaymentCard, PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import type { ContentLocale } from '../localized';
import type { Store } from './openStore';

/**
 * PENDING: the guest has done their part, and the bank decides later. SUPERSEDED: another attempt was started; this one
 * can no longer be paid.
 */
export type PaymentState =
  'CANCELLED' | 'DECLINED' | 'OPEN' | 'PAID' | 'PENDING' | 'REFUNDED' | 'SUPERSEDED' | 'TIMED_OUT';

/** One attempt to pay or to guarantee. */
export interface PaymentRecord {
  readonly id: string;
  readonly bookingNumber: string;
  readonly type: GuaranteeType;
  readonly flow: PaymentFlow;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PaymentState;
  readonly returnUrl: string;
  readonly locale: ContentLocale;
  readonly createdAt: number;
  /** The kind of card, where the guest named it. */
  readonly card: PaymentCard | null;
  readonly savedCardId: string | null;
  /** The customer who pays; null for a stranger. */
  readonly customerId: string | null;
}

export const insertPayment = (store: Store, payment: PaymentRecord): void => {
  store
    .prepare('INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      payment.id,
      payment.bookingNumber,
      payment.type,
      payment.flow,
      payment.method,
      payment.amount,
      payment.currency,
      payment.state,
      payment.returnUrl,
      payment.locale,
      payment.createdAt,
      payment.card,
      payment.savedCardId,
      payment.customerId,
    );
};

export const findPayment = (store: Store, id: string): PaymentRecord | null =>
  (store.prepare('SELECT * FROM payments WHERE id = ?').get(id) as PaymentRecord | undefined) ?? null;

/** The last attempt of a booking, whatever became of it. */
export const lastPaymentOf = (store: Store, bookingNumber: string): PaymentRecord | null =>
  (store
    .prepare('SELECT * FROM payments WHERE bookingNumber = ? ORDER BY createdAt DESC, rowid DESC LIMIT 1')
    .get(bookingNumber) as PaymentRecord | undefined) ?? null;

/** Whether a later attempt of the same booking went through. */
export const isPaidAfter = (store: Store, { id, bookingNumber }: PaymentRecord): boolean =>
  store
    .prepare(
      `SELECT 1 FROM payments WHERE bookingNumber = ? AND state = 'PAID'
         AND rowid > (SELECT rowid FROM payments WHERE id = ?)`,
    )
    .get(bookingNumber, id) !== undefined;

/** The attempt of a booking that is not decided yet, if any. */
export const openPaymentOf = (store: Store, bookingNumber: string): PaymentRecord | null =>
  (store
    .prepare("SELECT * FROM payments WHERE bookingNumber = ? AND state IN ('OPEN', 'PENDING')")
    .get(bookingNumber) as PaymentRecord | undefined) ?? null;

/** Whether a bank is deciding on a payment of the booking. */
export const isPaymentPending = (store: Store, bookingNumber: string): boolean =>
  openPaymentOf(store, bookingNumber)?.state === 'PENDING';

export const setPaymentState = (store: Store, id: string, state: PaymentState): void => {
  store.prepare('UPDATE payments SET state = ? WHERE id = ?').run(state, id);
};

/** Moves every payment of a booking from one state to another. */
export const movePayments = (store: Store, bookingNumber: string, from: PaymentState, to: PaymentState): void => {
  store.prepare('UPDATE payments SET state = ? WHERE bookingNumber = ? AND state = ?').run(to, bookingNumber, from);
};
