import { failureOf } from '../failure';
import type { CodeOf, Failure } from '../failure';
import type { GuaranteeStatus, ReservationStatus } from '../reservation/reservation';

/** The outcome of a payment or guarantee. Always one of three, so that it is clear whether paying again is safe. */
export type PaymentState =
  | { readonly kind: 'paid'; readonly by: 'deposit' | 'cardVerification' | 'points' | 'other' | 'nothingDue' }
  | { readonly kind: 'pending' }
  /** Not paid; `maySafelyRetry` unless the reservation itself is gone. */
  | { readonly kind: 'notPaid'; readonly maySafelyRetry: boolean };

interface PaymentFacts {
  /** As last read from the API; null when it could not be read. */
  readonly status: ReservationStatus | null;
  readonly guaranteeStatus: GuaranteeStatus | null;
  /** The last answer to completing the payment, when it failed. */
  readonly lastFailure: CodeOf<'guarantee'> | null;
  /** A payment was begun for what is still left to pay, and did not say that it went through. */
  readonly isOwed: boolean;
}

const settled: { readonly [S in GuaranteeStatus]?: Extract<PaymentState, { kind: 'paid' }>['by'] } = {
  CARD_VERIFIED: 'cardVerification',
  DEPOSITED: 'deposit',
  DEPOSITED_OTHER: 'other',
  GUARANTEED_OTHER: 'other',
  NOT_APPLICABLE: 'nothingDue',
  S_POINT_PAID: 'points',
};

/** Failures after which the money may still arrive, or have arrived. */
const undecided: readonly CodeOf<'guarantee'>[] = [
  'PAYMENT_IN_PROGRESS',
  'RESERVATION_UPDATE_ERROR',
  'TIME_OUT',
  'UNKNOWN',
];

/**
 * The state of a payment by the reservation's statuses and the result of the last attempt. The reservation's
 * status comes before the attempt's; an uncertain outcome is pending, never "not paid".
 */
export function paymentState({ status, guaranteeStatus, lastFailure, isOwed }: PaymentFacts): PaymentState {
  if (status === 'CANCELLED') return { kind: 'notPaid', maySafelyRetry: false };
  const by = guaranteeStatus === null ? undefined : settled[guaranteeStatus];
  if (by !== undefined) return { kind: 'paid', by };
  if (lastFailure === 'ALREADY_COMPLETED') return { kind: 'paid', by: 'other' };
  if (lastFailure === 'INVALID_RESERVATION') return { kind: 'notPaid', maySafelyRetry: false };
  if (lastFailure !== null && undecided.includes(lastFailure)) return { kind: 'pending' };
  // The provider refused it, so a status that is still "in progress" is outdated.
  if (lastFailure !== null) return { kind: 'notPaid', maySafelyRetry: true };
  if (guaranteeStatus !== 'NOT_GUARANTEED' || status === null) return { kind: 'pending' };
  return status === 'PENDING' || isOwed
    ? { kind: 'notPaid', maySafelyRetry: true }
    : { kind: 'paid', by: 'nothingDue' };
}

/** What a failed question about a payment says of it. */
function guaranteeCodeOf(failure: Failure): CodeOf<'guarantee'> {
  if (failure.kind === 'guarantee') return failure.code;
  if (failure.kind === 'payment' && failure.code !== 'UNKNOWN') return 'PAYMENT_FAILURE';
  // No network, or no answer: the payment may still have succeeded.
  return 'UNKNOWN';
}

const leavesOpen = (failure: Failure): boolean => undecided.includes(guaranteeCodeOf(failure));

/**
 * Why a payment that is known to have come to nothing is not paid: the API's own reason, else the one that was known
 * before. One that leaves open whether the money arrived is outdated by then.
 */
export const unpaidFailure = (own: Failure | null, before: Failure | null): Failure =>
  [own, before].find((failure) => failure !== null && !leavesOpen(failure)) ??
  failureOf('guarantee', 'PAYMENT_FAILURE');

/** Whether another payment of the same kind is refused again. */
export const isOfMethod = ({ kind, code }: Failure): boolean =>
  kind === 'payment' && (code === 'METHOD_NOT_ALLOWED' || code === 'UNSUPPORTED_METHOD');

/** The provider timed out or gave no reason. If what is paid has no payment under way, none will follow. */
const isSettledByStatus = (failure: Failure): boolean =>
  (failure.kind === 'guarantee' && failure.code === 'TIME_OUT') ||
  (failure.kind === 'payment' && failure.code === 'UNKNOWN');

/**
 * What the last failure says of a payment; null when the status decides instead: no further check follows, and what is
 * paid for has no payment under way.
 */
export const lastFailureOf = (failure: Failure | null, isLastCheckOfIdle: boolean): CodeOf<'guarantee'> | null =>
  failure === null || (isLastCheckOfIdle && isSettledByStatus(failure)) ? null : guaranteeCodeOf(failure);
