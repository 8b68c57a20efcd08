import { isFreeToCancel, isReservationCancelable, reservationCancelTerms } from './cancel';
import type { CancelTerms } from './roomOffer';
import type {
  OptionIssueReason,
  PaymentStatus,
  Reservation,
  ReservationOption,
  ReservationStatus,
} from './reservation';

interface OptionFacts {
  readonly status: ReservationStatus;
  /** Null for one that this site does not know. */
  readonly paymentStatus: PaymentStatus | null;
  readonly rooms: readonly { readonly cancel: CancelTerms }[];
  /** The rooms wait for a payment until then; null without an end, undefined when the API was not asked. */
  readonly heldUntil: string | null | undefined;
  /** It was made on another site, which also cancels it. */
  readonly isFromElsewhere: boolean;
}

const over: readonly ReservationStatus[] = ['CANCELLED', 'DUE_OUT', 'PAST_STAY'];

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

/** Why a reservation cannot be paid or guaranteed now; null when it can. */
function guaranteeIssue(facts: OptionFacts): OptionIssueReason | null {
  const { status, paymentStatus } = facts;
  if (isBeingDecided(facts)) return 'GUARANTEE_IN_PROGRESS';
  if (over.includes(status)) return 'BAD_STATUS';
  if (paymentStatus === 'PAID') return 'DEPOSIT_GIVEN';
  if (paymentStatus === 'GUARANTEED' || paymentStatus === 'DIRECT_BILLING') return 'GUARANTEE_GIVEN';
  return status === 'PENDING' || status === 'CONFIRMED' ? null : 'BAD_STATUS';
}

const optionFor = (issueReason: OptionIssueReason | null): ReservationOption => ({
  enabled: true,
  allowed: issueReason === null,
  issueReason,
});

/**
 * What can be done with a reservation, where the API gives its states and no list of options. `now` in milliseconds.
 */
export function optionsOf(facts: OptionFacts, now: number): Reservation['options'] {
  const cancel = optionFor(cancelIssue(facts, now));
  return {
    cancel,
    onlineCancel: facts.isFromElsewhere ? optionFor('EXTERNAL_ORIGIN') : cancel,
    guarantee: optionFor(guaranteeIssue(facts)),
  };
}
