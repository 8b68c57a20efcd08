import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import * as v from 'valibot';
import { keptStorage } from '@/browser/keptStorage';
import { announceWrite, hoursInMs, readKept, removeKept, writeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { failureCatalogue, failureOf } from '@/domain/failure';
import type { CodeOf, Failure } from '@/domain/failure';
import { keptInBrowser } from './keptInBrowser';
import { text } from './storedValues';

/** How the last payment of a booking ended when it was not paid. */
interface PaymentError {
  readonly bookingNumber: string;
  /** Why the provider or the hotel refused it; null when the call failed. */
  readonly paymentError:
    | { readonly kind: 'payment'; readonly code: CodeOf<'payment'> }
    | { readonly kind: 'guarantee'; readonly code: CodeOf<'guarantee'> }
    | null;
  /** Why no answer came; null when one came. */
  readonly apolloError: CodeOf<'transport'> | null;
  readonly cancelledByUser: boolean;
}

const shape = v.nullable(
  v.object({
    bookingNumber: text,
    paymentError: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('payment'), code: v.picklist(failureCatalogue.payment) }),
        v.object({ kind: v.literal('guarantee'), code: v.picklist(failureCatalogue.guarantee) }),
      ]),
    ),
    apolloError: v.nullable(v.picklist(failureCatalogue.transport)),
    cancelledByUser: v.boolean(),
  }),
);

export const paymentErrorKeeping: Keeping<PaymentError | null> = {
  key: 'sarastus.state.paymentError',
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  lifetimeMs: hoursInMs(24),
};

const paymentErrorAtom = atom<PaymentError | null>({
  key: 'paymentError',
  default: null,
  effects: [keptInBrowser(paymentErrorKeeping)],
});

function errorOf(bookingNumber: string, failure: Failure): PaymentError | null {
  const none = { bookingNumber, paymentError: null, apolloError: null, cancelledByUser: false };
  if (failure.kind === 'transport') return { ...none, apolloError: failure.code };
  if (failure.kind === 'guarantee') return { ...none, paymentError: { kind: failure.kind, code: failure.code } };
  if (failure.kind !== 'payment') return null;
  const { kind, code } = failure;
  return { ...none, paymentError: { kind, code }, cancelledByUser: code === 'CANCELLED_BY_CUSTOMER' };
}

/** The error as the screens show it. */
function failureIn({ paymentError, apolloError }: PaymentError): Failure | null {
  if (apolloError) return failureOf('transport', apolloError);
  if (!paymentError) return null;
  return paymentError.kind === 'payment'
    ? failureOf('payment', paymentError.code)
    : failureOf('guarantee', paymentError.code);
}

/** Stores why the payment of a booking was not begun, for the page that shows the booking next. */
export function keepPaymentError(bookingNumber: string, failure: Failure): void {
  writeKept(keptStorage, paymentErrorKeeping, errorOf(bookingNumber, failure), Date.now());
  announceWrite(paymentErrorKeeping.key);
}

/**
 * Why the last payment of a booking failed, on whichever page its guest is next: kept, so that a reload and the page of
 * the reservation say it too.
 */
export function usePaymentError(bookingNumber: string) {
  const [kept, setKept] = useRecoilState(paymentErrorAtom);
  const error = kept?.bookingNumber === bookingNumber ? kept : null;
  const actions = useMemo(
    () => ({
      note: (failure: Failure) =>
        setKept((before) => {
          const next = errorOf(bookingNumber, failure);
          return JSON.stringify(next) === JSON.stringify(before) ? before : next;
        }),
      /** A payment was begun again, or succeeded. */
      clear: () => {
        setKept((before) => (before?.bookingNumber === bookingNumber ? null : before));
        // An atom is written after the next paint, which never comes when the page is left for the payment.
        const stored = readKept(keptStorage, paymentErrorKeeping, Date.now());
        if (stored?.bookingNumber === bookingNumber) removeKept(keptStorage, paymentErrorKeeping);
      },
    }),
    [bookingNumber, setKept],
  );
  return { failure: error && failureIn(error), cancelledByUser: error?.cancelledByUser ?? false, ...actions };
}
