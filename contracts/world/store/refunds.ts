import type { Currency } from '@/domain/money';
import type { PaymentMethod } from '@/domain/payment/payment';
import type { Store } from './openStore';

/** Money or points being refunded to a guest. `begunAt` in milliseconds. */
export interface RefundRecord {
  readonly bookingNumber: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly begunAt: number;
}

/** Refunds what was paid for a booking, and stores when that began. */
export const refundPayments = (store: Store, bookingNumber: string, begunAt: number): void => {
  store
    .prepare(
      `INSERT INTO refunds SELECT id, bookingNumber, amount, currency, method, ? FROM payments
       WHERE bookingNumber = ? AND state = 'PAID' AND amount > 0`,
    )
    .run(begunAt, bookingNumber);
  store.prepare("UPDATE payments SET state = 'REFUNDED' WHERE bookingNumber = ? AND state = 'PAID'").run(bookingNumber);
};

/** The refund of a booking, if there is one. There is at most one, since a booking is paid once. */
export const refundOf = (store: Store, bookingNumber: string): RefundRecord | null =>
  (store.prepare('SELECT * FROM refunds WHERE bookingNumber = ?').get(bookingNumber) as RefundRecord | undefined) ??
  null;
