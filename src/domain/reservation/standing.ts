import { arrivalDeadline } from './cancel';
import type { Hotel } from '../content/hotel';
import { todayIn } from '../localDate';
import type { DateRange } from '../localDate';
import type { Money } from '../money';
import { reservationStatuses } from './reservation';
import type { GuaranteeStatus, PaymentStatus, ReservationStatus } from './reservation';
import type { StayProgress } from './stayProgress';

/**
 * How a booking stands, in words for the guest. `AWAITED`: the stay has begun without its guest, and the room is secured.
 * `BEING_CONFIRMED`: it is paid, and the hotel's answer is still to come. `HOLD_ENDED`: the guest has not come, and
 * nothing secures the room; `HOLD_ENDED_UNLESS_ARRIVED` where the API does not say whether they have. `UNKNOWN`: the API
 * has no status for it, or one that this site does not know.
 */
export const bookingStandings = [
  'AWAITED',
  'BEING_CONFIRMED',
  'HOLD_ENDED',
  'HOLD_ENDED_UNLESS_ARRIVED',
  'UNKNOWN',
  ...reservationStatuses,
] as const;
export type BookingStanding = (typeof bookingStandings)[number];

/** How the money of a booking stands, in words for the guest: guarantee and payment in one sentence. */
export const moneyStandings = [
  'CARD_BEING_VERIFIED',
  'GUARANTEED_BY_CARD',
  'GUARANTEED_OTHERWISE',
  'HELD_UNTIL_DEADLINE',
  'HOLD_ENDED',
  'INVOICED',
  'LEFT_UNPAID',
  'NOT_PAID_YET',
  'PAID',
  'PAID_OTHERWISE',
  'PAID_WITH_POINTS',
  'PARTLY_PAID',
  'PAYMENT_UNDER_WAY',
  'PAY_AT_HOTEL',
  'POINTS_UNDER_WAY',
  'SETTLED_AT_HOTEL',
] as const;
export type MoneyStanding = (typeof moneyStandings)[number];

export interface Standing {
  readonly booking: BookingStanding;
  /**
   * Null for a cancelled booking (nothing secures it, and nothing is to be paid), and where a status that this site does
   * not know decides.
   */
  readonly money: MoneyStanding | null;
}

interface Statuses {
  /** Null for one that this site does not know. */
  readonly status: ReservationStatus | null;
  /** Null for one that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  readonly paymentStatus: PaymentStatus | null;
  /** What is left to pay. */
  readonly balance: Money;
}

interface Facts extends Statuses {
  readonly stay: DateRange;
  readonly hotel: Pick<Hotel, 'timeZone'>;
  /** Null where the API does not say who has arrived. */
  readonly stayProgress: Pick<StayProgress, 'checkedInAt'> | null;
}

/** The money's standing by the guarantee status alone; null where the other statuses decide. */
const ofGuarantee: Readonly<Record<GuaranteeStatus, MoneyStanding | null>> = {
  CARD_VERIFICATION_IN_PROGRESS: 'CARD_BEING_VERIFIED',
  CARD_VERIFIED: 'GUARANTEED_BY_CARD',
  DEPOSITED: 'PAID',
  DEPOSITED_OTHER: 'PAID_OTHERWISE',
  DEPOSIT_IN_PROGRESS: 'PAYMENT_UNDER_WAY',
  GUARANTEED_OTHER: 'GUARANTEED_OTHERWISE',
  NOT_APPLICABLE: null,
  NOT_GUARANTEED: null,
  S_POINT_PAID: 'PAID_WITH_POINTS',
  S_POINT_PAYMENT_IN_PROGRESS: 'POINTS_UNDER_WAY',
};

const ofPayment: Readonly<Record<PaymentStatus, MoneyStanding | null>> = {
  DIRECT_BILLING: 'INVOICED',
  GUARANTEED: 'GUARANTEED_OTHERWISE',
  GUARANTEE_PENDING: 'CARD_BEING_VERIFIED',
  PAID: 'PAID',
  PAYMENT_PENDING: 'PAYMENT_UNDER_WAY',
  UNPAID: null,
};

const isPaid: readonly (MoneyStanding | null)[] = ['PAID', 'PAID_OTHERWISE', 'PAID_WITH_POINTS'];
const isSecured: readonly (MoneyStanding | null)[] = [
  ...isPaid,
  'GUARANTEED_BY_CARD',
  'GUARANTEED_OTHERWISE',
  'INVOICED',
];

function unpaid({ status, guaranteeStatus, balance }: Statuses): MoneyStanding {
  if (status === 'PENDING') return 'NOT_PAID_YET';
  if (status === 'PAST_STAY') return balance.amount > 0 ? 'LEFT_UNPAID' : 'SETTLED_AT_HOTEL';
  const isExpected = status === 'CONFIRMED' || status === 'PRE_CHECKIN';
  // Without a guarantee the hotel keeps the room for the evening only (product rule "18.00").
  return isExpected && guaranteeStatus === 'NOT_GUARANTEED' ? 'HELD_UNTIL_DEADLINE' : 'PAY_AT_HOTEL';
}

/** How the money stands by the three statuses and what is left to pay, whatever the time. */
function moneyOf(statuses: Statuses): MoneyStanding | null {
  const { guaranteeStatus, paymentStatus, balance } = statuses;
  const known = [guaranteeStatus && ofGuarantee[guaranteeStatus], paymentStatus && ofPayment[paymentStatus]];
  const found =
    known.find((each) => isPaid.includes(each)) ??
    known.find((each) => isSecured.includes(each)) ??
    known.find((each) => each !== null) ??
    (guaranteeStatus && paymentStatus ? unpaid(statuses) : null);
  // Paid ahead, and something came on top of it in the house.
  return paymentStatus === 'UNPAID' && isPaid.includes(found) && balance.amount > 0 ? 'PARTLY_PAID' : found;
}

/** Whether a company is invoiced for a stay. */
export const isInvoiced = (statuses: Statuses): boolean =>
  statuses.status !== 'CANCELLED' && moneyOf(statuses) === 'INVOICED';

/** A stay that its statuses tell of, although its guest has not come, or may not have; null for every other. */
function withoutGuest(facts: Facts, money: MoneyStanding | null, now: number): Standing | null {
  const { status, guaranteeStatus, stay, hotel, stayProgress } = facts;
  const isExpected = status === 'CONFIRMED' || status === 'PRE_CHECKIN';
  if ((!isExpected && status !== 'CURRENT_STAY') || stayProgress?.checkedInAt) return null;
  const isKnown = isExpected || stayProgress !== null;
  if (isSecured.includes(money)) return isKnown && !isExpected ? { booking: 'AWAITED', money } : null;
  const isHeldOnly =
    guaranteeStatus === 'NOT_GUARANTEED' && (money === 'HELD_UNTIL_DEADLINE' || money === 'PAY_AT_HOTEL');
  if (!isHeldOnly || now < Date.parse(arrivalDeadline(stay.startDate, hotel.timeZone))) return null;
  if (isKnown) return { booking: 'HOLD_ENDED', money: 'HOLD_ENDED' };
  // Who stays on has come, and who came is in the house on the evening of arrival as well.
  const isEvening = todayIn(hotel.timeZone, now) === stay.startDate;
  return isEvening ? { booking: 'HOLD_ENDED_UNLESS_ARRIVED', money } : null;
}

/**
 * The three statuses of the API as two that never contradict each other, what is left to pay or the hotel's clock: paid
 * comes before guaranteed, and guaranteed before a payment under way. `now` in milliseconds.
 */
export function standingOf(facts: Facts, now: number): Standing {
  const { status } = facts;
  if (status === 'CANCELLED') return { booking: 'CANCELLED', money: null };
  const money = moneyOf(facts);
  return (
    withoutGuest(facts, money, now) ?? {
      booking: status === 'PENDING' && isSecured.includes(money) ? 'BEING_CONFIRMED' : (status ?? 'UNKNOWN'),
      money,
    }
  );
}
