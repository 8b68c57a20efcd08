import { useMemo } from 'react';
import { atom, useRecoilState, useRecoilValue, useResetRecoilState } from 'recoil';
import type { RecoilState } from 'recoil';
import { keptStorage } from '@/browser/keptStorage';
import { readKept, removeKept, writeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/cardOrder';
import { keptInBrowser } from './keptInBrowser';
import { emptyPurchase, purchaseKeeping } from './purchaseScardShape';
import { emptyRenewal, renewalKeeping } from './renewScardShape';
import { useSCardPromotionCode } from './sCardPromotionCodeState';

interface Sale<Form> {
  readonly status: CardOrderAttempt | null;
  readonly form: Form;
}

const purchaseAtom = atom({ key: 'purchaseScard', default: emptyPurchase, effects: [keptInBrowser(purchaseKeeping)] });
const renewalAtom = atom({ key: 'renewScard', default: emptyRenewal, effects: [keptInBrowser(renewalKeeping)] });

function useSale<Slice extends Sale<object>>(slice: RecoilState<Slice>, keeping: Keeping<Slice>, empty: Slice) {
  const [sale, setSale] = useRecoilState(slice);
  const reset = useResetRecoilState(slice);
  const { forget } = useSCardPromotionCode();
  const actions = useMemo(
    () => ({
      change: (part: Partial<Slice>) => setSale((before) => ({ ...before, ...part })),
      changeForm: (part: Partial<Slice['form']>) =>
        setSale((before) => ({ ...before, form: { ...before.form, ...part } })),
      /**
       * An atom is written after the next paint, which never comes when the page is left for the payment: the attempt is
       * stored at once.
       */
      keepStatus: (status: CardOrderAttempt | null) => {
        const now = Date.now();
        setSale((before) => ({ ...before, status }));
        writeKept(keptStorage, keeping, { ...(readKept(keptStorage, keeping, now) ?? empty), status }, now);
      },
      /** The order is settled: nothing of it stays in this browser. */
      finish: () => {
        reset();
        removeKept(keptStorage, keeping);
        forget();
      },
    }),
    [setSale, reset, forget, keeping, empty],
  );
  return { sale, ...actions };
}

/** Slice `purchaseScard`: what was typed into the form of a purchase, and its order. */
export const usePurchaseScard = () => useSale(purchaseAtom, purchaseKeeping, emptyPurchase);

/** Slice `renewScard`: how a renewal is paid, and its order. */
export const useRenewScard = () => useSale(renewalAtom, renewalKeeping, emptyRenewal);

/** Whether this browser has an order of a card that is not settled. */
export function useWaitingCardOrder(): boolean {
  const orders = [useRecoilValue(purchaseAtom).status, useRecoilValue(renewalAtom).status];
  return orders.some((status) => status !== null);
}
