import type { IdempotencyKey } from '@/domain/idempotencyKey';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import type { Money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import type { BookedOrder, OrderAttempt, StartedPayment } from '@/domain/payment/orderAttempt';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import type { Reservation } from '@/domain/reservation/reservation';
import type { Result } from '@/domain/result';

/** The total is not the one the guest saw. */
export interface PriceIssue {
  readonly expected: Money;
  readonly actual: Money;
}

/** Why nothing was booked: every reason of one answer. At least one failure, or another price. */
export interface OrderRefusal {
  readonly kind: 'refused';
  /** Each with the room it concerns (from 0), where it concerns one. */
  readonly failures: readonly Failure[];
  readonly price: PriceIssue | null;
}

/** A call that brought no answer. The booking may have been made, and the same key may be sent again. */
export interface NoAnswer {
  readonly kind: 'noAnswer';
  readonly failure: Failure;
}

/**
 * What can be done with a booking, over whichever API the flow uses. No call throws: failures are in the result. Calls
 * repeated with the same `idempotencyKey`, or the same order with the same `createKey`, are answered as the first one
 * was.
 */
export interface BookingCalls {
  /** False until it is known which optional fields are asked for: what is asked before would be asked again. */
  readonly isReady: boolean;
  readonly bookStay: (
    order: CreateBookingOrder,
    createKey: OrderAttempt['createKey'],
  ) => Promise<Result<OrderRefusal | NoAnswer, BookedOrder>>;
  /** Begins to pay for or to guarantee a booking; `returnUrl` is the path where the payment page sends the guest. */
  readonly startPayment: (
    booking: BookingKey,
    guarantee: GuaranteeChoice,
    returnUrl: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Failure, StartedPayment>>;
  /** Asks how a payment ended. Safe to repeat. */
  readonly completePayment: (
    booking: BookingKey,
    paymentId: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Failure, Reservation>>;
  /**
   * Reads the booking as it is now: what it says about its payment counts more than any attempt kept in the browser.
   */
  readonly readBooking: (booking: BookingKey) => Promise<Result<Failure, Reservation>>;
  /** Cancels the whole booking. Repeating it is harmless. */
  readonly cancelBooking: (booking: BookingKey) => Promise<Result<Failure, Reservation>>;
}
