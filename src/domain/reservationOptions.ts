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
  /** It was made on another site, which also cancels it. */
  readonly isFromElsewhere: boolean;
}

const over: readonly ReservationStatus[] = ['CANCELLED', 'DUE_OUT', 'PAST_STAY'];

/** Why a reservation cannot be cancelled, `now` in milliseconds; null when it can. Section 4, non-cancelable. */
function cancelIssue({ status, rooms }: OptionFacts, now: number): OptionIssueReason | null {
  if (over.includes(status)) return 'BAD_STATUS';
  // One that still waits for its payment was never confirmed.
  if (status === 'PENDING') return null;
  if (!isReservationCancelable(rooms)) return 'NON_CANCELLABLE';
  if (!isFreeToCancel(reservationCancelTerms(rooms), now)) return 'TOO_LATE';
  return status === 'CURRENT_STAY' ? 'BAD_STATUS' : null;
}

/** Why a reservation cannot be paid or guaranteed now; null when it can. */
function guaranteeIssue({ status, paymentStatus }: OptionFacts): OptionIssueReason | null {
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
