import type { BookingKey } from '../reservation/bookingKey';
import type { ContactInformation } from '../guest/contactInformation';
import type { WantedStay } from './editQuote';
import type { FailureOf } from '../failure';
import type { DateRange } from '../localDate';
import type { LoyaltyType } from '../guest/membership';
import type { Money } from '../money';
import type { Reservation } from '../reservation/reservation';
import type { RoomChoice } from '../stay/roomChoice';

/** Everything that is sent to change a reservation. */
export interface EditOrder {
  readonly booking: BookingKey;
  readonly dates: DateRange;
  readonly rooms: readonly {
    readonly roomTypeRefId: string;
    readonly rateRefId: string;
    readonly travelCots: number;
    readonly extras: readonly { readonly id: string; readonly quantity: number }[];
  }[];
  /** Null leaves the contact details as they are. */
  readonly contact: ContactInformation | null;
  /** The new total that the guest saw. */
  readonly total: Money;
  /** The membership of the reservation: it is changed in the role of it. */
  readonly membership: LoyaltyType | null;
}

/** What is sent for a change: every room of the reservation, also those that stay as they are. */
export const editOrderOf = (
  { bookingNumber, bookingHash, membership }: Reservation,
  { dates, contact }: Pick<WantedStay, 'contact' | 'dates'>,
  choices: readonly RoomChoice[],
  total: Money,
): EditOrder => ({
  booking: { bookingNumber, bookingHash },
  dates,
  rooms: choices.map(({ room, rate, travelCot, extraServices }) => ({
    roomTypeRefId: room?.refId ?? '',
    rateRefId: rate?.refId ?? '',
    travelCots: travelCot,
    extras: Object.values(extraServices).map(({ id, quantity }) => ({ id, quantity })),
  })),
  contact,
  total,
  membership,
});

/** What the API says about a change that it did not make, or not wholly. */
export interface EditProblem {
  readonly failure: FailureOf<'edit'>;
  /** All but what the failure names was changed; else nothing was. */
  readonly isCompleted: boolean;
  /** The new total, with PRICE_CHANGE where it is known. */
  readonly total: Money | null;
}

/** The answer to a change. */
export interface EditAnswer {
  /** As it now is; null when the answer has none. */
  readonly reservation: Reservation | null;
  readonly problem: EditProblem | null;
}

/**
 * A change that was sent and not answered: kept before it is sent, so that it is repeated under its own key, and only until
 * something else is wanted. It says what was wanted without the contact details, of which one copy is enough.
 */
export interface EditAttempt {
  readonly key: string;
  readonly content: string;
}

/** What an attempt says of an order. */
export const contentOf = ({ booking, contact, ...order }: EditOrder): string =>
  JSON.stringify({ ...order, bookingNumber: booking.bookingNumber, withContact: contact !== null });

/** Whether an order is the very change that was sent and not answered. */
export const isSameOrder = (attempt: EditAttempt | null, order: EditOrder): attempt is EditAttempt =>
  attempt?.content === contentOf(order);
