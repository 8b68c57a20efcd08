import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { keptSlice } from './keptSlice';

/** Slice `mySCard`. */
const shape = v.object({
  /** The details of the card were changed, and the guest has not been told yet. */
  editSuccess: v.fallback(v.boolean(), false),
});

export const mySCard = keptSlice({ key: 'sarastus.state.mySCard', shape });

/** Whether to say on the card's page that its details were changed. */
export function useMySCard() {
  const [{ editSuccess }, setState] = useRecoilState(mySCard.state);
  const actions = useMemo(
    () => ({ edited: () => setState({ editSuccess: true }), told: () => setState({ editSuccess: false }) }),
    [setState],
  );
  return { editSuccess, ...actions };
}
