import { failureOf } from '@/domain/failure';
import type { CodeOf, Failure } from '@/domain/failure';
import { paymentState } from '@/domain/paymentState';
import type { Reservation } from '@/domain/reservation';

/** What the world said when it was asked how a payment ended. */
export interface PaymentAnswer {
  /** The booking, when it could be read. */
  readonly reservation: Reservation | null;
  /** Why the payment is not completed, or why that is not known. */
  readonly failure: Failure | null;
}

/** How a payment stands, as the guest sees it. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly reservation: Reservation | null }
  /** Begun and not finished: the guest can go on where they left. */
  | { readonly kind: 'open' }
  /** The booking waits, and there is no page where this payment could be finished: another one can be started. */
  | { readonly kind: 'noPage'; readonly reservation: Reservation | null }
  /** Nobody knows yet; paying again could be paying twice. */
  | { readonly kind: 'pending'; readonly failure: Failure | null }
  | { readonly kind: 'notPaid'; readonly failure: Failure; readonly reservation: Reservation | null }
  /** The booking ran out or was cancelled. */
  | { readonly kind: 'gone'; readonly isCharged: boolean };

interface Asking {
  /** Nobody will be asked again by itself: what the booking says must do. */
  readonly isLastAsk: boolean;
  /** Whether this payment is finished on a page, and the address of that page is known. */
  readonly page: 'known' | 'missing' | 'notNeeded';
}

function guaranteeCodeOf(failure: Failure): CodeOf<'guarantee'> {
  if (failure.kind === 'guarantee') return failure.code;
  if (failure.kind === 'payment' && failure.code !== 'UNKNOWN') return 'PAYMENT_FAILURE';
  // No network, or no answer: the money may have moved all the same.
  return 'UNKNOWN';
}

/** The provider gave up or gave no reason. If the booking has no payment under way, none will come. */
const isSettledByBooking = (failure: Failure): boolean =>
  (failure.kind === 'guarantee' && failure.code === 'TIME_OUT') ||
  (failure.kind === 'payment' && failure.code === 'UNKNOWN');

/** Reads where a payment stands. Whatever leaves a doubt is pending, and a pending payment is not paid again. */
export function paymentOutcome({ reservation, failure }: PaymentAnswer, { isLastAsk, page }: Asking): PaymentOutcome {
  if (reservation === null && failure?.kind === 'reservation' && failure.code === 'NOT_FOUND') {
    return { kind: 'gone', isCharged: false };
  }
  const code = failure && guaranteeCodeOf(failure);
  const isIdle = reservation?.guaranteeStatus === 'NOT_GUARANTEED';
  const state = paymentState({
    status: reservation?.status ?? null,
    guaranteeStatus: reservation?.guaranteeStatus ?? null,
    lastFailure: isLastAsk && isIdle && failure && isSettledByBooking(failure) ? null : code,
  });
  if (state.kind === 'paid') return { kind: 'paid', reservation };
  if (state.kind === 'notPaid' && !state.maySafelyRetry) {
    return { kind: 'gone', isCharged: (reservation?.paid.amount ?? 0) > 0 };
  }
  if (state.kind === 'notPaid') {
    return { kind: 'notPaid', failure: failure ?? failureOf('guarantee', 'PAYMENT_FAILURE'), reservation };
  }
  if (code === 'PAYMENT_IN_PROGRESS' && page === 'known') return { kind: 'open' };
  if (code === 'PAYMENT_IN_PROGRESS' && page === 'missing') return { kind: 'noPage', reservation };
  return { kind: 'pending', failure };
}
