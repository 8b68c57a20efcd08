import { useCallback } from 'react';
import { atom, useRecoilState, useResetRecoilState } from 'recoil';
import * as v from 'valibot';
import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, removeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { failureCatalogue } from '@/domain/failure';
import type { CodeOf } from '@/domain/failure';
import type { Money } from '@/domain/money';
import { keptInBrowser } from './keptInBrowser';
import { money, text } from './storedValues';

const promotionStatuses = ['NONE', 'ASKED', 'TAKEN', 'REFUSED', 'FAILED'] as const;

/** Slice `sCardPromotionCode`: a code for a card, and what the API answered about it. */
export interface SCardPromotionCode {
  /** The code that the rest is about. */
  readonly shownPromotionCode: string;
  /** The price with it; null unless it is taken. */
  readonly discountPrice: Money | null;
  readonly status: (typeof promotionStatuses)[number];
  /** Nothing is known of the code yet. */
  readonly loading: boolean;
  /** The call failed. */
  readonly error: CodeOf<'transport'> | null;
  /** The API refused the code. */
  readonly promotionCodeError: CodeOf<'promotion'> | null;
  /** It is being asked about, also again: for another customer, or another page. */
  readonly isFetching: boolean;
}

export const noPromotion: SCardPromotionCode = {
  shownPromotionCode: '',
  discountPrice: null,
  status: 'NONE',
  loading: false,
  error: null,
  promotionCodeError: null,
  isFetching: false,
};

const shape = v.object({
  shownPromotionCode: text,
  discountPrice: v.nullable(money),
  status: v.picklist(promotionStatuses),
  error: v.nullable(v.picklist(failureCatalogue.transport)),
  promotionCodeError: v.nullable(v.picklist(failureCatalogue.promotion)),
});

export const promotionKeeping: Keeping<SCardPromotionCode> = {
  key: 'sarastus.state.sCardPromotionCode',
  parse: (value) => {
    const read = v.safeParse(shape, value);
    // A question ends with the page that asked it.
    return read.success && read.output.status !== 'ASKED'
      ? { ...read.output, loading: false, isFetching: false }
      : null;
  },
  lifetimeMs: hoursInMs(24),
};

const promotionAtom = atom({
  key: 'sCardPromotionCode',
  default: noPromotion,
  effects: [keptInBrowser(promotionKeeping)],
});

export function useSCardPromotionCode() {
  const [promotion, setPromotion] = useRecoilState(promotionAtom);
  const reset = useResetRecoilState(promotionAtom);
  const forget = useCallback(() => {
    reset();
    removeKept(keptStorage, promotionKeeping);
  }, [reset]);
  return { promotion, setPromotion, forget };
}
