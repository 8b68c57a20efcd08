import type { BookingApi } from '../bookingApi';
import type { BookingKey } from '../reservation/bookingKey';
import type { Failure } from '../failure';
import type { Hotel } from '../content/hotel';
import { idempotencyKey } from '../idempotencyKey';
import type { IdempotencyKey } from '../idempotencyKey';
import type { DateRange } from '../localDate';
import type { Locale } from '../locale';
import type { Money } from '../money';
import type { CreateBookingOrder } from './order';
import type { GuaranteeChoice, PaymentMethod } from './payment';
import type { Reservation } from '../reservation/reservation';

/**
 * An order that was sent, and what this browser knows of it. It is stored before anything is sent, so that a reload, a
 * lost answer or a second tab repeats it under its own key instead of ordering twice.
 */
export interface OrderAttempt {
  /** The API that it was sent to, and that is asked about it. */
  readonly api: BookingApi;
  /** Its random id, part of the key of every call about it. */
  readonly createKey: string;
  /** What was ordered, to send it again as it was; null when an older booking is paid from its own page. */
  readonly order: CreateBookingOrder | null;
  readonly hotel: Hotel;
  readonly stay: DateRange;
  /** Null until the answer: until then it is not known whether it was booked. */
  readonly booking: BookingKey | null;
  readonly payment: StartedPayment | null;
  readonly amount: Money | null;
  /** The rooms are kept until then (ISO 8601); null when no payment is pending. */
  readonly heldUntil: string | null;
  /** The language that the API stored the booking in; null where it does not say. */
  readonly locale: Locale | null;
  /** How many starts of a payment were answered; part of the key of each start. */
  readonly starts: number;
  /** Whether it was made from the flow's present choices; false once it was set aside, or for an older booking. */
  readonly isOfFlow: boolean;
}

/** A payment that was begun. */
export interface StartedPayment {
  /** Null when the way to pay needs no payment. */
  readonly paymentId: string | null;
  /** Where the guest pays; null when no page is needed, or its address cannot be used. */
  readonly paymentUrl: string | null;
  readonly method: PaymentMethod;
  readonly heldUntil: string | null;
}

/** The answer to an order that was booked: its key, and what happens next with the money. */
export interface BookedOrder extends BookingKey {
  readonly payment: StartedPayment;
  /** Null where the answer has none that can be read. */
  readonly amount: Money | null;
  /** The language that the API stored it in; null where it does not say. */
  readonly locale: Locale | null;
  /** Why its payment was not begun with it, where that was refused. */
  readonly refusedPayment?: Failure;
  /** How many starts of its payment were answered; none where the API begins it with the booking. */
  readonly starts: number;
}

/** An attempt at an order that was never sent before. */
export function newAttempt(api: BookingApi, createKey: string, order: CreateBookingOrder, hotel: Hotel): OrderAttempt {
  return {
    api,
    createKey,
    order,
    hotel,
    stay: order.stay,
    booking: null,
    payment: null,
    amount: null,
    heldUntil: null,
    locale: null,
    starts: 0,
    isOfFlow: true,
  };
}

/** An attempt to pay for a booking that was made before, from its own page. */
export function attemptToPay(api: BookingApi, createKey: string, reservation: Reservation): OrderAttempt {
  const { hotel, stay, bookingNumber, bookingHash, balance, heldUntil } = reservation;
  return {
    api,
    createKey,
    order: null,
    hotel,
    stay,
    booking: { bookingNumber, bookingHash },
    payment: null,
    amount: balance,
    heldUntil: heldUntil ?? null,
    locale: null,
    starts: 0,
    isOfFlow: false,
  };
}

/** The key of the call that makes the booking. */
export const keyToBook = (createKey: string, order: CreateBookingOrder): IdempotencyKey =>
  idempotencyKey({
    attempt: createKey,
    does: 'book',
    about: [order.hotelId, order.stay.startDate, order.stay.endDate].join(':'),
    way: order.guarantee,
    amount: order.expectedPrice,
  });

/** The key of a start of its payment: repeated until it is answered, and another one for another way to pay. */
export const keyToPay = (
  { createKey, starts, booking, amount }: Pick<OrderAttempt, 'createKey' | 'starts' | 'booking' | 'amount'>,
  choice: GuaranteeChoice,
): IdempotencyKey =>
  idempotencyKey({
    attempt: `${createKey}:${starts}`,
    does: 'pay',
    about: booking?.bookingNumber ?? '',
    way: choice,
    amount,
  });

/** The attempt once its booking was made. */
export function withBooking(attempt: OrderAttempt, booked: BookedOrder): OrderAttempt {
  const { bookingNumber, bookingHash, payment, amount, locale, starts } = booked;
  const { heldUntil } = payment;
  return { ...attempt, booking: { bookingNumber, bookingHash }, payment, amount, locale, heldUntil, starts };
}

/** Whether a call was answered with a refusal. Without an answer it may have been carried out. */
export const isRefusal = ({ kind }: Failure): boolean => kind !== 'transport' && kind !== 'authorization';

/** The attempt after a start of its payment was refused: the next one is another call. */
export const withRefusedStart = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, starts: attempt.starts + 1 });

/** The attempt once paying was started again. Without a new hold the previous end is kept. */
export function withPayment(attempt: OrderAttempt, payment: StartedPayment): OrderAttempt {
  return { ...attempt, payment, heldUntil: payment.heldUntil ?? attempt.heldUntil, starts: attempt.starts + 1 };
}
