import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { cardOrderStatus } from './cardOrderStatus';
import { keptSlice } from './keptSlice';

const form = v.object({
  /** The way to pay, by the name the API lists it under. */
  paymentOption: v.fallback(v.nullable(v.string()), null),
  promotionCode: v.fallback(v.string(), ''),
});

/** Slice `renewScard`: the order for another year of a card. */
const shape = v.object({ status: cardOrderStatus, form: v.fallback(form, () => v.parse(form, {})) });

export type RenewScard = v.InferOutput<typeof shape>;

export const renewScard = keptSlice({ key: 'sarastus.state.renewScard', shape });

/** The renewal of a card, as far as it is filled in. */
export function useRenewScard() {
  const [state, setState] = useRecoilState(renewScard.state);
  const actions = useMemo(
    () => ({
      changeForm: (change: Partial<RenewScard['form']>) =>
        setState((before) => ({ ...before, form: { ...before.form, ...change } })),
      /** A renewal that is done leaves nothing of the form behind. */
      setStatus: (status: RenewScard['status']) =>
        setState((before) => (status === 'done' ? { ...renewScard.empty, status } : { ...before, status })),
      clear: () => setState(renewScard.empty),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
