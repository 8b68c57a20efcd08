import { isFreeToCancel, isReservationCancelable, reservationCancelTerms } from './cancel';
import type { Hotel } from '../content/hotel';
import type { DateRange } from '../localDate';
import type { CancelTerms } from '../stay/roomOffer';
import type { GuaranteeType } from '../payment/payment';
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
import { isStayOption } from './stayOptions';
import { stayOpensAt } from './stayTimes';

/** What decides on the options of a reservation: the site reads it from an API, the harness from its bookings. */
export interface OptionFacts extends Pick<Reservation, 'mode' | 'source'> {
  /** Null for one that this site does not know. */
  readonly status: ReservationStatus | null;
  /** Null for one that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  readonly paymentStatus: PaymentStatus | null;
  readonly rooms: readonly { readonly cancel: CancelTerms; readonly extras: readonly unknown[] }[];
  /** A bank decides on a payment: until then it can be neither taken back nor replaced. */
  readonly isBeingDecided: boolean;
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
 * Whether a bank decides on a payment, by what an API says: the payment is under way, and the rooms wait for it as long as
 * it takes (a hold without an end; undefined where the API was not asked).
 */
export const isHeldForBank = ({
  status,
  paymentStatus,
  heldUntil,
}: Pick<Reservation, 'heldUntil' | 'paymentStatus' | 'status'>): boolean =>
  status === 'PENDING' &&
  heldUntil === null &&
  (paymentStatus === 'PAYMENT_PENDING' || paymentStatus === 'GUARANTEE_PENDING');

/** Why a reservation cannot be cancelled, `now` in milliseconds; null when it can. */
function cancelIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const { status, rooms } = facts;
  if (over.includes(status)) return 'BAD_STATUS';
  if (facts.isBeingDecided) return 'GUARANTEE_IN_PROGRESS';
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

const isPaidAhead = (guaranteeStatus: GuaranteeStatus | null, paymentStatus: PaymentStatus | null): boolean =>
  paymentStatus === 'PAID' ||
  guaranteeStatus === 'DEPOSITED' ||
  guaranteeStatus === 'DEPOSITED_OTHER' ||
  guaranteeStatus === 'S_POINT_PAID';

/** Why dates and extras cannot be changed; null when they can. What is paid is not changed online. */
function changeIssue(facts: OptionFacts, now: number): OptionIssueReason | null {
  const { status, guaranteeStatus, paymentStatus } = facts;
  if (status === 'PENDING') return 'GUARANTEE_IN_PROGRESS';
  const issue = cancelIssue(facts, now) ?? elsewhereIssue(facts);
  if (issue) return issue === 'NON_CANCELLABLE' ? 'BLOCKED_PRICE' : issue;
  if (guaranteeStatus === 'S_POINT_PAID') return 'BLOCKED_PAYMENT_TYPE';
  return isPaidAhead(guaranteeStatus, paymentStatus) ? 'DEPOSIT_GIVEN' : null;
}

/** Rooms are changed one reservation at a time: several rooms, or extras of the old one, need a person. */
function roomTypeIssue({ rooms }: OptionFacts): OptionIssueReason | null {
  if (rooms.length > 1) return 'INCOMPATIBLE_ROOM_CONFIGURATION';
  return rooms.some(({ extras }) => extras.length > 0) ? 'EXISTING_EXTRA_SERVICES' : null;
}

const isInHouse = ({ status, hasArrived }: OptionFacts): boolean =>
  hasArrived && (status === 'CURRENT_STAY' || status === 'DUE_OUT');

/** What a company is invoiced for is left to it: a payment by the guest would take the place of the invoice. */
const isOwedByGuest = ({ isOwing, paymentStatus }: OptionFacts): boolean =>
  isOwing && paymentStatus !== 'DIRECT_BILLING';

/** Why a reservation cannot be paid or guaranteed now; null when it can. */
function guaranteeIssue(facts: OptionFacts): OptionIssueReason | null {
  const { status, guaranteeStatus, paymentStatus } = facts;
  if (facts.isBeingDecided) return 'GUARANTEE_IN_PROGRESS';
  // A guest in the house may pay what is left.
  if (isInHouse(facts) && isOwedByGuest(facts)) return null;
  if (status === 'CANCELLED' || status === 'PAST_STAY') return 'BAD_STATUS';
  if (isPaidAhead(guaranteeStatus, paymentStatus)) return 'DEPOSIT_GIVEN';
  const isGuaranteed = guaranteeStatus === 'CARD_VERIFIED' || guaranteeStatus === 'GUARANTEED_OTHER';
  if (isGuaranteed || paymentStatus === 'GUARANTEED' || paymentStatus === 'DIRECT_BILLING') return 'GUARANTEE_GIVEN';
  return status === 'PENDING' || status === 'CONFIRMED' ? null : 'BAD_STATUS';
}

/**
 * How a reservation can be paid or guaranteed at all in a status. In the house only a payment is left: there is no
 * arrival any more that a guarantee could secure.
 */
export const guaranteesIn = (status: ReservationStatus | null): readonly Exclude<GuaranteeType, 'NONE'>[] =>
  status === 'CURRENT_STAY' || status === 'DUE_OUT' ? ['DEPOSIT'] : ['DEPOSIT', 'CARD_VERIFICATION', 'S_POINTS'];

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

function departureIssue(facts: OptionFacts): OptionIssueReason | null {
  const { status, hasArrived } = facts;
  if (status === 'CONFIRMED' || status === 'PRE_CHECKIN' || status === 'CURRENT_STAY') return 'TOO_EARLY';
  if (status !== 'DUE_OUT' || !hasArrived) return 'BAD_STATUS';
  return isOwedByGuest(facts) ? 'OUTSTANDING_BALANCE' : null;
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

/** An option that there is no answer about. */
export const NOT_OFFERED: ReservationOption = { enabled: false, allowed: false, issueReason: 'NOT_AVAILABLE' };

/** Whether something can be done with a reservation, and why not. `now` in milliseconds. */
export function optionBy(name: ReservationOptionName, facts: OptionFacts, now: number): ReservationOption {
  if (isStayOption(name) && !facts.isStayOnline) return NOT_OFFERED;
  // Nothing is promised of a reservation whose state is not known.
  const issueReason = facts.status === null ? 'TEMPORARILY_UNAVAILABLE' : issueOf[name](facts, now);
  return { enabled: true, allowed: issueReason === null, issueReason };
}

/** What can be done with a reservation, where the API gives its states and no list of options. */
export const optionsOf = (facts: OptionFacts, now: number): ReservationOptions =>
  optionTable((name) => optionBy(name, facts, now));

/** The options that an API lists, without a payment of what a company is invoiced for, whatever the API allows. */
export function withoutInvoicePayment(
  options: ReservationOptions,
  paymentStatus: PaymentStatus | null,
): ReservationOptions {
  if (paymentStatus !== 'DIRECT_BILLING' || !options.guarantee.allowed) return options;
  return { ...options, guarantee: { ...options.guarantee, allowed: false, issueReason: 'GUARANTEE_GIVEN' } };
}

/** One option for each name. */
export function optionTable(optionOf: (name: ReservationOptionName) => ReservationOption): ReservationOptions {
  // Every name of the list is a key, which the compiler does not follow.
  return Object.fromEntries(reservationOptionNames.map((name) => [name, optionOf(name)])) as ReservationOptions;
}
