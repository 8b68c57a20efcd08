import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import type { Money } from '@/domain/money';
import { keptSlice } from './keptSlice';
import { money } from './storedValues';

/**
 * Slice `sCardPromotionCode`: the code of a card's order, and what the card costs with it. A price belongs to its code
 * and an error to both, so what does not fit is forgotten together.
 */
const fields = v.object({
  /** As it is shown beside the price: the code that was tried last. */
  shownPromotionCode: v.string(),
  /** What the card costs with the code; null while none counts. */
  discountPrice: v.nullable(money),
  status: v.picklist(['idle', 'checking', 'valid', 'invalid']),
  loading: v.boolean(),
  /** Why the code could not be checked. */
  error: v.nullable(v.string()),
  /** Why the code does not count: a code of the family `promotion`. */
  promotionCodeError: v.nullable(v.string()),
  isFetching: v.boolean(),
});

export type SCardPromotionCode = v.InferOutput<typeof fields>;

const noCode: SCardPromotionCode = {
  shownPromotionCode: '',
  discountPrice: null,
  status: 'idle',
  loading: false,
  error: null,
  promotionCodeError: null,
  isFetching: false,
};

export const sCardPromotionCode = keptSlice({
  key: 'sarastus.state.sCardPromotionCode',
  shape: v.fallback(fields, noCode),
  // A check ends with its page: the code stays, and is checked anew.
  lasting: (value) =>
    value.status === 'checking' || value.loading || value.isFetching
      ? { ...noCode, shownPromotionCode: value.shownPromotionCode }
      : value,
});

/** The promotion code of a card's order, from being typed to being counted. */
export function useSCardPromotionCode() {
  const [state, setState] = useRecoilState(sCardPromotionCode.state);
  const actions = useMemo(() => {
    const tried = (shownPromotionCode: string, rest: Partial<SCardPromotionCode>) =>
      setState({ ...noCode, shownPromotionCode, ...rest });
    return {
      check: (code: string) => tried(code, { status: 'checking', loading: true, isFetching: true }),
      accept: (code: string, discountPrice: Money) => tried(code, { status: 'valid', discountPrice }),
      refuse: (code: string, promotionCodeError: string) => tried(code, { status: 'invalid', promotionCodeError }),
      /** Nobody could tell whether the code counts. */
      fail: (code: string, error: string) => tried(code, { error }),
      clear: () => setState(noCode),
    };
  }, [setState]);
  return { ...state, ...actions };
}
