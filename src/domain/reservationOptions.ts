import { isFreeToCancel, isReservationCancelable, reservationCancelTerms } from './cancel';
import type { Hotel } from './hotel';
import type { DateRange } from './localDate';
import type { CancelTerms } from './roomOffer';
import { reservationOptionNames } from './reservation';
import type {
  GuaranteeStatus,
  OptionIssueReason,
  PaymentStatus,
  Reservation,
  ReservationOption,
  ReservationOptionName,
  ReservationOptions,
  ReservationStatus,
} from './reservation';
import { stayOpensAt } from './stayTimes';

interface OptionFacts extends Pick<Reservation, 'mode' | 'source'> {
  /** Null for one that this site does not know. */
  readonly status: ReservationStatus | null;
  /** Null for one that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  readonly paymentStatus: PaymentStatus | null;
  readonly rooms: readonly { readonly cancel: CancelTerms; readonly extras: readonly unknown[] }[];
  /** The rooms wait for a payment until then; null without an end, undefined when the API was not asked. */
  readonly heldUntil: string | null | undefined;
  readonly hotel: Pick<Hotel, 'checkInTime' | 'timeZone'>;
  readonly stay: DateRange;
  /** Something is left to pay. */
  readonly isOwing: boolean;
  /** Check-in, check-out and keys are offered online. */
  readonly isStayOnline: boolean;
  /** The guest has checked in. */
  readonly hasArrived: boolean;
}

const over: readonly (ReservationStatus | null)[] = ['CANCELLED', 'DUE_OUT', 'PAST_STAY'];

/**
 * Whether a bank decides on a payment: it is under way, and the rooms wait for it as long as it takes. Until then it
 * can be neither taken back nor replaced.
 */
const isBeingDecided = ({ status, paymentStatus, heldUntil }: OptionFacts): boolean =>
  status === 'PENDING' &&
  heldUntil === null &&
  (paymentStatus === 'PAYMENT_PENDING' || paymentStatus === 'GUARANTEE_PENDING');

/** Why a reservation cannot be cancelled, `now` in milliseconds; null when it can. Section 4, non-cancelable. */
function cancelIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const { status, rooms } = facts;
  if (isBeingDecided(facts)) return 'GUARANTEE_IN_PROGRESS';
  if (over.includes(status)) return 'BAD_STATUS';
  // One that still waits for its payment was never confirmed.
  if (status === 'PENDING') return null;
  if (!isReservationCancelable(rooms)) return 'NON_CANCELLABLE';
  if (!isFreeToCancel(reservationCancelTerms(rooms), now)) return 'TOO_LATE';
  return status === 'CURRENT_STAY' ? 'BAD_STATUS' : null;
}

/** Why this site must not touch a reservation that could be cancelled by phone or elsewhere. */
const elsewhereIssue = ({ source, mode }: OptionFacts): OptionIssueReason | null => {
  if (source !== null) return 'EXTERNAL_ORIGIN';
  return mode === 'ITINERARY' ? 'ITINERARY' : null;
};

/** Why dates and extras cannot be changed; null when they can. What is paid is not changed online. */
function changeIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const { status, guaranteeStatus, paymentStatus } = facts;
  if (status === 'PENDING') return 'GUARANTEE_IN_PROGRESS';
  const issue = cancelIssue(facts, now) ?? elsewhereIssue(facts);
  if (issue) return issue === 'NON_CANCELLABLE' ? 'BLOCKED_PRICE' : issue;
  if (guaranteeStatus === 'S_POINT_PAID') return 'BLOCKED_PAYMENT_TYPE';
  return paymentStatus === 'PAID' ? 'DEPOSIT_GIVEN' : null;
}

/** Rooms are changed one reservation at a time: several rooms, or extras of the old one, need a person. */
function roomTypeIssue({ rooms }: OptionFacts): OptionIssueReason | null {
  if (rooms.length > 1) return 'INCOMPATIBLE_ROOM_CONFIGURATION';
  return rooms.some(({ extras }) => extras.length > 0) ? 'EXISTING_EXTRA_SERVICES' : null;
}

/** Why a reservation cannot be paid or guaranteed now; null when it can. */
function guaranteeIssue(facts: OptionFacts): OptionIssueReason | null {
  const { status, paymentStatus, hasArrived, isOwing } = facts;
  if (isBeingDecided(facts)) return 'GUARANTEE_IN_PROGRESS';
  // A guest in the house may pay what is left.
  if (hasArrived && isOwing && (status === 'CURRENT_STAY' || status === 'DUE_OUT')) return null;
  if (over.includes(status)) return 'BAD_STATUS';
  if (paymentStatus === 'PAID') return 'DEPOSIT_GIVEN';
  if (paymentStatus === 'GUARANTEED' || paymentStatus === 'DIRECT_BILLING') return 'GUARANTEE_GIVEN';
  return status === 'PENDING' || status === 'CONFIRMED' ? null : 'BAD_STATUS';
}

/** Whether the house is open to the guest: from check-in on the day of arrival until the day of departure is over. */
function houseIssue({ status, stay, hotel }: OptionFacts, now: number): OptionIssueReason | null {
  if (status === 'CANCELLED' || status === 'PENDING') return 'BAD_STATUS';
  if (now < stayOpensAt('checkIn', { stay, hotel })) return 'TOO_EARLY';
  return status === 'PAST_STAY' ? 'TOO_LATE' : null;
}

function arrivalIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const issue = houseIssue(facts, now);
  if (issue) return issue;
  if (facts.hasArrived) return 'BAD_STATUS';
  return facts.status === 'DUE_OUT' ? 'TOO_LATE' : null;
}

/** A door opens only for a guest who has checked in, to a stay that is paid or guaranteed. */
function keyIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const issue = houseIssue(facts, now);
  if (issue) return issue;
  const isSecured = facts.guaranteeStatus !== 'NOT_GUARANTEED' || facts.paymentStatus === 'DIRECT_BILLING';
  if (!isSecured) return 'DEPOSIT_REQUIRED';
  return facts.hasArrived ? null : 'BAD_STATUS';
}

function departureIssue({ status, isOwing, hasArrived }: OptionFacts): OptionIssueReason | null {
  if (status === 'CONFIRMED' || status === 'PRE_CHECKIN' || status === 'CURRENT_STAY') return 'TOO_EARLY';
  if (status !== 'DUE_OUT' || !hasArrived) return 'BAD_STATUS';
  return isOwing ? 'OUTSTANDING_BALANCE' : null;
}

const issueOf: Readonly<Record<ReservationOptionName, (facts: OptionFacts, now: number) => OptionIssueReason | null>> =
  {
    cancel: cancelIssue,
    onlineCancel: (facts, now) => cancelIssue(facts, now) ?? elsewhereIssue(facts),
    checkIn: arrivalIssue,
    checkOut: departureIssue,
    createMobileKey: keyIssue,
    createPhysicalKey: keyIssue,
    guarantee: guaranteeIssue,
    modifyDates: changeIssue,
    modifyExtraServices: changeIssue,
    modifyRoomTypes: (facts, now) => changeIssue(facts, now) ?? roomTypeIssue(facts),
  };

/** What is done in the house, and only where the hotel does it online. */
export const stayOptionNames = ['checkIn', 'checkOut', 'createMobileKey', 'createPhysicalKey'] as const;

/** Whether an option is about arriving, leaving or keys. */
export const isStayOption = (name: ReservationOptionName): boolean => stayOptionNames.some((each) => each === name);

/** An option that there is no answer about. */
export const NOT_OFFERED: ReservationOption = { enabled: false, allowed: false, issueReason: 'NOT_AVAILABLE' };

/**
 * What can be done with a reservation, where the API gives its states and no list of options. `now` in milliseconds.
 */
export function optionsOf(facts: OptionFacts, now: number): ReservationOptions {
  const optionOf = (name: ReservationOptionName): ReservationOption => {
    if (isStayOption(name) && !facts.isStayOnline) return NOT_OFFERED;
    // Nothing is promised of a reservation whose state is not known.
    const issueReason = facts.status === null ? 'TEMPORARILY_UNAVAILABLE' : issueOf[name](facts, now);
    return { enabled: true, allowed: issueReason === null, issueReason };
  };
  return optionTable(optionOf);
}

/** One option for each name. */
export function optionTable(optionOf: (name: ReservationOptionName) => ReservationOption): ReservationOptions {
  // Every name of the list is a key, which the compiler does not follow.
  return Object.fromEntries(reservationOptionNames.map((name) => [name, optionOf(name)])) as ReservationOptions;
}
