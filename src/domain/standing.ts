import type { Money } from './money';
import { reservationStatuses } from './reservation';
import type { GuaranteeStatus, PaymentStatus, ReservationStatus } from './reservation';

/**
 * How a booking stands, in words for the guest. `BEING_CONFIRMED`: it is paid, and the hotel's answer is still to come.
 * `UNKNOWN`: the API has no status for it, or one that this site does not know.
 */
export const bookingStandings = ['BEING_CONFIRMED', 'UNKNOWN', ...reservationStatuses] as const;
export type BookingStanding = (typeof bookingStandings)[number];

/** How the money of a booking stands, in words for the guest: guarantee and payment in one sentence. */
export const moneyStandings = [
  'CARD_BEING_VERIFIED',
  'GUARANTEED_BY_CARD',
  'GUARANTEED_OTHERWISE',
  'HELD_UNTIL_DEADLINE',
  'INVOICED',
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
  /** What is left to pay; a room of a booking has none of its own. */
  readonly balance?: Money;
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

function unpaid(status: ReservationStatus | null, guaranteeStatus: GuaranteeStatus): MoneyStanding {
  if (status === 'PENDING') return 'NOT_PAID_YET';
  if (status === 'PAST_STAY') return 'SETTLED_AT_HOTEL';
  const isExpected = status === 'CONFIRMED' || status === 'PRE_CHECKIN';
  // Without a guarantee the hotel keeps the room for the evening only (product rule "18.00").
  return isExpected && guaranteeStatus === 'NOT_GUARANTEED' ? 'HELD_UNTIL_DEADLINE' : 'PAY_AT_HOTEL';
}

/**
 * The three statuses of section 3 as two that never contradict each other, for every combination: paid comes before
 * guaranteed, and guaranteed before a payment under way.
 */
export function standingOf({ status, guaranteeStatus, paymentStatus, balance }: Statuses): Standing {
  if (status === 'CANCELLED') return { booking: 'CANCELLED', money: null };
  const known = [guaranteeStatus && ofGuarantee[guaranteeStatus], paymentStatus && ofPayment[paymentStatus]];
  const found =
    known.find((each) => isPaid.includes(each)) ??
    known.find((each) => isSecured.includes(each)) ??
    known.find((each) => each !== null) ??
    (guaranteeStatus && paymentStatus ? unpaid(status, guaranteeStatus) : null);
  // Paid ahead, and something came on top of it in the house.
  const money =
    paymentStatus === 'UNPAID' && isPaid.includes(found) && balance && balance.amount > 0 ? 'PARTLY_PAID' : found;
  return {
    booking: status === 'PENDING' && isSecured.includes(money) ? 'BEING_CONFIRMED' : (status ?? 'UNKNOWN'),
    money,
  };
}
