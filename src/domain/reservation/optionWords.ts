import type { OptionIssueReason, Reservation, ReservationOptionName } from './reservation';
import { isStayOption } from './stayOptions';

/** What is said of an option where its reason alone would say too little, or something else. */
export const ownOptionWords = [
  'ARRIVED',
  'BOOKING_CANCELLED',
  'CALL_US',
  'CHECK_IN_OVER',
  'FROM_ELSEWHERE',
  'INVOICED',
  'KEY_AT_DESK',
  'KEY_WITH_CHECK_IN',
  'LEFT',
  'NOT_ARRIVED',
  'NOT_CONFIRMED',
  'ON_DEPARTURE_DAY',
  'PAID',
  'PAY_AT_DESK',
  'SEVERAL_ROOMS',
  'STAY_BEGUN',
  'STAY_OVER',
] as const;
export type OptionWords = OptionIssueReason | (typeof ownOptionWords)[number];

type Facts = Pick<Reservation, 'options' | 'paymentStatus' | 'rooms' | 'status' | 'stayProgress'>;
type Words = (name: ReservationOptionName, facts: Facts) => OptionWords | null;

const isKey = (name: ReservationOptionName) => name === 'createMobileKey' || name === 'createPhysicalKey';

/** What a status says of an option that it closes. */
const ofStatus: Words = (name, { status, stayProgress }) => {
  if (status === 'CANCELLED') return 'BOOKING_CANCELLED';
  if (name === 'checkOut' && stayProgress?.checkedOutAt) return 'LEFT';
  if (status === 'PAST_STAY') return 'STAY_OVER';
  if (status === 'PENDING') return 'NOT_CONFIRMED';
  if (name === 'checkIn') return stayProgress?.checkedInAt ? 'ARRIVED' : null;
  if (name === 'checkOut') return stayProgress && !stayProgress.checkedInAt ? 'NOT_ARRIVED' : null;
  if (isKey(name)) return stayProgress?.checkedInAt ? null : 'KEY_WITH_CHECK_IN';
  const hasBegun = status === 'CURRENT_STAY' || status === 'DUE_OUT';
  if (name === 'guarantee') return hasBegun || status === 'PRE_CHECKIN' ? 'PAY_AT_DESK' : null;
  return hasBegun ? 'STAY_BEGUN' : null;
};

/** By reason, for those that mean different things for different options; null leaves it to the reason. */
const byReason: Partial<Readonly<Record<OptionIssueReason, Words>>> = {
  BAD_STATUS: ofStatus,
  // Paying first is said only where it can be done.
  DEPOSIT_REQUIRED: (name, { options }) => {
    if (options.guarantee.allowed) return null;
    return isKey(name) ? 'KEY_AT_DESK' : 'CALL_US';
  },
  DEPOSIT_GIVEN: (name) => (name === 'guarantee' ? 'PAID' : null),
  EXTERNAL_ORIGIN: (name) => (isStayOption(name) ? 'FROM_ELSEWHERE' : null),
  EXISTING_EXTRA_SERVICES: (_name, { options }) => (options.modifyExtraServices.allowed ? null : 'CALL_US'),
  GUARANTEE_GIVEN: (_name, { paymentStatus }) => (paymentStatus === 'DIRECT_BILLING' ? 'INVOICED' : null),
  INCOMPATIBLE_ROOM_CONFIGURATION: (name, { rooms }) =>
    name === 'modifyRoomTypes' && rooms.length > 1 ? 'SEVERAL_ROOMS' : null,
  LIMIT_REACHED: (name) => (name === 'modifyExtraServices' ? null : 'CALL_US'),
  NOT_AVAILABLE: (name) => (isStayOption(name) ? null : 'CALL_US'),
  OUTSTANDING_BALANCE: (_name, { options }) => (options.guarantee.allowed ? null : 'PAY_AT_DESK'),
  TOO_EARLY: (name) => (name === 'checkOut' ? 'ON_DEPARTURE_DAY' : null),
  TOO_LATE: (name, { status }) => {
    if (status === 'CANCELLED') return 'BOOKING_CANCELLED';
    if (status === 'PAST_STAY') return 'STAY_OVER';
    return name === 'checkIn' ? 'CHECK_IN_OVER' : null;
  },
};

/** Why something cannot be done with a reservation, in words for that very thing. */
export const optionWords = (name: ReservationOptionName, reason: OptionIssueReason, facts: Facts): OptionWords =>
  byReason[reason]?.(name, facts) ?? reason;

/** Words that name customer service: its number stands beside them. */
export const callWords: readonly OptionWords[] = [
  'ACCESS_DENIED',
  'BAD_STATUS',
  'BLOCKED_PAYMENT_TYPE',
  'BLOCKED_PRICE',
  'CALL_US',
  'DAY_ROOM',
  'DEPOSIT_GIVEN',
  'EXISTING_EXTRA_SERVICES',
  'INCOMPATIBLE_ROOM_CONFIGURATION',
  'ITINERARY',
  'LIMIT_REACHED',
  'NON_CANCELLABLE',
  'SEVERAL_ROOMS',
  'TOO_LATE',
];
