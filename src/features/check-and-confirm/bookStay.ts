import type { Failure } from '@/domain/failure';
import type { Money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/order';
import type { Result } from '@/domain/result';

/** A booking that was made, and what happens next with the money. */
export interface MadeBooking {
  readonly bookingNumber: string;
  readonly bookingHash: string;
  readonly paymentId: string | null;
  /** Where the guest pays; null when nothing is to be paid on a page. */
  readonly paymentUrl: string | null;
  /** Null where the answer tells none that can be read. */
  readonly amount: Money | null;
}

/** Why nothing was booked. `failed` may be a lost answer: the same key may then be sent again. */
export type BookingRefusal =
  | { readonly kind: 'priceChanged'; readonly expected: Money; readonly actual: Money }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly roomIndex: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type BookStay = (
  order: CreateBookingOrder,
  idempotencyKey: string,
) => Promise<Result<BookingRefusal, MadeBooking>>;
