import type { Failure } from '@/domain/failure';
import { lastFailureOf, paymentState } from '@/domain/payment/paymentState';
import type { Reservation } from '@/domain/reservation/reservation';

/** What the API answered about a payment and its booking. */
export interface PaymentAnswer {
  /** The booking, when it could be read. */
  readonly reservation: Reservation | null;
  /** Why the payment is not completed, or why that is not known. */
  readonly failure: Failure | null;
}

/** The state of a payment as the guest sees it. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly reservation: Reservation | null }
  /** Begun and not finished: the guest can continue on the payment page. */
  | { readonly kind: 'open' }
  /** The booking is unpaid and this payment has no page: another one can be started. */
  | { readonly kind: 'noPage'; readonly reservation: Reservation | null }
  /** The bank has it and decides later, perhaps in days; the rooms are kept until then. */
  | { readonly kind: 'atBank' }
  /** Not known yet; paying again could mean paying twice. */
  | { readonly kind: 'pending'; readonly failure: Failure | null }
  /** Without a failure the API gave no reason. */
  | { readonly kind: 'notPaid'; readonly failure: Failure | null; readonly reservation: Reservation | null }
  /** The booking expired or was cancelled. */
  | { readonly kind: 'gone'; readonly isCharged: boolean };

interface CheckContext {
  /** No further check follows by itself, so the state of the booking decides. */
  readonly isLastCheck: boolean;
  /** Whether this payment is finished on a page whose address is known. */
  readonly page: 'known' | 'missing' | 'notNeeded';
}

/** A payment page holds the rooms for a limited time; without an end they are kept until the bank has decided. */
const isWithBank = (reservation: Reservation | null): boolean =>
  reservation?.status === 'PENDING' && reservation.heldUntil === null;

/** The state of a payment. In doubt it is pending, and a pending payment cannot be paid again. */
export function paymentOutcome(
  { reservation, failure }: PaymentAnswer,
  { isLastCheck, page }: CheckContext,
): PaymentOutcome {
  if (reservation === null && failure?.kind === 'reservation' && failure.code === 'NOT_FOUND') {
    return { kind: 'gone', isCharged: false };
  }
  const isUnderWay = lastFailureOf(failure, false) === 'PAYMENT_IN_PROGRESS';
  const isIdle = reservation?.guaranteeStatus === 'NOT_GUARANTEED';
  const state = paymentState({
    status: reservation?.status ?? null,
    guaranteeStatus: reservation?.guaranteeStatus ?? null,
    lastFailure: lastFailureOf(failure, isLastCheck && isIdle),
  });
  if (state.kind === 'paid') return { kind: 'paid', reservation };
  if (state.kind === 'notPaid' && !state.maySafelyRetry) {
    return { kind: 'gone', isCharged: (reservation?.paid.amount ?? 0) > 0 };
  }
  if (state.kind === 'notPaid') {
    return { kind: 'notPaid', failure, reservation };
  }
  if (isUnderWay && isWithBank(reservation)) return { kind: 'atBank' };
  if (isUnderWay && page === 'known') return { kind: 'open' };
  if (isUnderWay && page === 'missing') return { kind: 'noPage', reservation };
  return { kind: 'pending', failure };
}
