import type { CodeOf, Failure } from '../failure';
import type { GuaranteeStatus, Reservation, ReservationStatus } from '../reservation/reservation';
import { lastFailureOf, paymentState } from './paymentState';

/** What an API answered about a payment and what is paid for: a booking, or an order of a card. */
export interface PaymentAnswer<Subject> {
  /** Null when it could not be read. */
  readonly subject: Subject | null;
  /** Why the payment is not completed, or why that is not known. */
  readonly failure: Failure | null;
}

/** What is paid for, as far as its payment depends on it. */
export interface PaidFor {
  readonly status: ReservationStatus | null;
  readonly guaranteeStatus: GuaranteeStatus | null;
  /** The bank decides, and nothing ends the wait before it has. */
  readonly isWithBank: boolean;
  readonly isCharged: boolean;
  /** A payment was begun for what is still left to pay, and did not say that it went through. */
  readonly isOwed: boolean;
}

/**
 * What secures what is left to pay. What secured the arrival says nothing of what a guest in the house still owes: there,
 * only how that is being paid counts.
 */
function securedBy({ status, guaranteeStatus, paymentStatus, balance }: Reservation): GuaranteeStatus | null {
  const isInHouse = status === 'CURRENT_STAY' || status === 'DUE_OUT';
  if (!isInHouse || balance.amount <= 0 || paymentStatus === null) return guaranteeStatus;
  return paymentStatus === 'PAYMENT_PENDING' ? 'DEPOSIT_IN_PROGRESS' : 'NOT_GUARANTEED';
}

/**
 * A booking that is paid for. A payment page holds the rooms for a limited time; without an end they are kept until the
 * bank has decided. `isBegun`: a payment was begun that did not say that it went through.
 */
export const bookingPaidFor = (reservation: Reservation, isBegun: boolean): PaidFor => ({
  status: reservation.status,
  guaranteeStatus: securedBy(reservation),
  isWithBank: reservation.status === 'PENDING' && reservation.heldUntil === null,
  // What was paid for a cancelled booking is in its refund.
  isCharged: reservation.paid.amount > 0 || typeof reservation.refund === 'object',
  isOwed: isBegun && reservation.balance.amount > 0,
});

/** The state of a payment as the guest sees it. */
export type PaymentOutcome<Subject> =
  | { readonly kind: 'paid'; readonly subject: Subject | null }
  /** Begun and not finished: the guest can continue on the payment page. */
  | { readonly kind: 'open' }
  /** Begun, and this payment has no page to be finished on: another one can be started. */
  | { readonly kind: 'noPage'; readonly subject: Subject | null }
  /** The bank has it and decides later, perhaps in days; nothing is to be paid meanwhile. */
  | { readonly kind: 'atBank' }
  /** Not known yet; paying again could mean paying twice. */
  | { readonly kind: 'pending'; readonly failure: Failure | null }
  /** Without a failure the API gave no reason. */
  | { readonly kind: 'notPaid'; readonly failure: Failure | null; readonly subject: Subject | null }
  /** What would be paid for expired, was cancelled, or never was. */
  | { readonly kind: 'gone'; readonly isCharged: boolean };

export type PaymentOutcomeKind = PaymentOutcome<unknown>['kind'];

/** Whether asking again, or coming back to the tab, may show another outcome. */
export const isUnsettled = ({ kind }: PaymentOutcome<unknown>): boolean =>
  kind === 'open' || kind === 'pending' || kind === 'atBank';

interface CheckContext<Subject> {
  readonly paidForBy: (subject: Subject) => PaidFor;
  /** No further check follows by itself, so the state of what is paid for decides. */
  readonly isLastCheck: boolean;
  /** Whether this payment is finished on a page whose address is known. */
  readonly page: 'known' | 'missing' | 'notNeeded';
}

/** That a payment is under way was read from what is paid for, and its own answer says nothing else. */
const isKnownInProgress = ({ guaranteeStatus }: PaidFor, said: CodeOf<'guarantee'> | null): boolean =>
  guaranteeStatus !== 'NOT_GUARANTEED' && (said === null || said === 'UNKNOWN');

/** The state of a payment. In doubt it is pending, and a pending payment cannot be paid again. */
export function paymentOutcome<Subject>(
  { subject, failure }: PaymentAnswer<Subject>,
  { paidForBy, isLastCheck, page }: CheckContext<Subject>,
): PaymentOutcome<Subject> {
  if (subject === null && failure?.kind === 'reservation' && failure.code === 'NOT_FOUND') {
    return { kind: 'gone', isCharged: false };
  }
  const paidFor = subject === null ? null : paidForBy(subject);
  const said = lastFailureOf(failure, isLastCheck && paidFor?.guaranteeStatus === 'NOT_GUARANTEED');
  const state = paymentState({
    status: paidFor?.status ?? null,
    guaranteeStatus: paidFor?.guaranteeStatus ?? null,
    lastFailure: said,
    isOwed: paidFor?.isOwed ?? false,
  });
  switch (state.kind) {
    case 'paid':
      return { kind: 'paid', subject };
    case 'notPaid':
      return state.maySafelyRetry
        ? { kind: 'notPaid', failure, subject }
        : { kind: 'gone', isCharged: paidFor?.isCharged ?? false };
    case 'pending':
      if (paidFor?.isWithBank && (said === 'PAYMENT_IN_PROGRESS' || isKnownInProgress(paidFor, said))) {
        return { kind: 'atBank' };
      }
      if (said === 'PAYMENT_IN_PROGRESS' && page === 'known') return { kind: 'open' };
      if (said === 'PAYMENT_IN_PROGRESS' && page === 'missing') return { kind: 'noPage', subject };
      return { kind: 'pending', failure };
  }
}
