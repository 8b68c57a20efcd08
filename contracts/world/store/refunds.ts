import type { Currency } from '@/domain/money';
import type { PaymentMethod } from '@/domain/payment';
import type { Store } from './openStore';

/** Money or points on their way back to a guest. `begunAt` in milliseconds. */
export interface RefundRecord {
  readonly bookingNumber: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly begunAt: number;
}

/** Gives back what was paid for a booking, and remembers since when it is on its way. */
export const refundPayments = (store: Store, bookingNumber: string, begunAt: number): void => {
  store
    .prepare(
      `INSERT INTO refunds SELECT id, bookingNumber, amount, currency, method, ? FROM payments
       WHERE bookingNumber = ? AND state = 'PAID' AND amount > 0`,
    )
    .run(begunAt, bookingNumber);
  store.prepare("UPDATE payments SET state = 'REFUNDED' WHERE bookingNumber = ? AND state = 'PAID'").run(bookingNumber);
};

/** The refund of a booking, if there is one: no booking is paid for twice. */
export const refundOf = (store: Store, bookingNumber: string): RefundRecord | null =>
  (store.prepare('SELECT * FROM refunds WHERE bookingNumber = ?').get(bookingNumber) as RefundRecord | undefined) ??
  null;
