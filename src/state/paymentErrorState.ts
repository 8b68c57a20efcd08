import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { keptSlice } from './keptSlice';

/**
 * The payment-error state: how the last payment on a hosted page went wrong. The three tell of one payment, so they are
 * forgotten together. A booking's payment does not rest on it: what a booking owes is asked of the API each time
 * (`features/payment`), since what a browser kept may be late. A card's order, which is no booking, has only this.
 */
const shape = v.fallback(
  v.object({
    /** Why the payment failed: a code of the family `payment`. */
    paymentError: v.nullable(v.string()),
    /** Why nobody could tell: what went wrong on the way to the API. The name is that of the specification. */
    apolloError: v.nullable(v.string()),
    cancelledByUser: v.boolean(),
  }),
  { paymentError: null, apolloError: null, cancelledByUser: false },
);

export const paymentError = keptSlice({ key: 'sarastus.state.paymentError', shape });

/** How the last payment went wrong, if it did. */
export function usePaymentError() {
  const [state, setState] = useRecoilState(paymentError.state);
  const actions = useMemo(
    () => ({
      failed: (code: string) => setState({ ...paymentError.empty, paymentError: code }),
      unknown: (reason: string) => setState({ ...paymentError.empty, apolloError: reason }),
      cancelled: () => setState({ ...paymentError.empty, cancelledByUser: true }),
      /** Another payment begins. */
      clear: () => setState(paymentError.empty),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
