import { useMemo } from 'react';
import { atom, useRecoilState, useRecoilValue, useResetRecoilState } from 'recoil';
import type { RecoilState } from 'recoil';
import { keptStorage } from '@/browser/keptStorage';
import { readKept, removeKept, writeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
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

/**
 * The order of a sale is changed in storage at once, and only by who it belongs to: an atom is written after the next
 * paint, which never comes when the page is left for the payment, and another tab may have ordered meanwhile.
 */
function useSale<Slice extends Sale<object>>(slice: RecoilState<Slice>, keeping: Keeping<Slice>, empty: Slice) {
  const [sale, setSale] = useRecoilState(slice);
  const reset = useResetRecoilState(slice);
  const { forget } = useSCardPromotionCode();
  const actions = useMemo(() => {
    const stored = () => readKept(keptStorage, keeping, Date.now());
    /** Another tab's order is shown instead. True when there is one. */
    const takeOver = (mine: string | null): boolean => {
      const status = stored()?.status ?? null;
      const isOther = status !== null && status.createKey !== mine;
      if (isOther) setSale((before) => ({ ...before, status }));
      return isOther;
    };
    return {
      change: (part: Partial<Slice>) => setSale((before) => ({ ...before, ...part })),
      changeForm: (part: Partial<Slice['form']>) =>
        setSale((before) => ({ ...before, form: { ...before.form, ...part } })),
      /** Stores the form at once, as it was checked: another payment of its order sends it again. */
      keepForm: (form: Slice['form']) => {
        setSale((before) => ({ ...before, form }));
        writeKept(keptStorage, keeping, { ...(stored() ?? empty), form }, Date.now());
      },
      /** The order as it is stored now. */
      storedStatus: (): CardOrderAttempt | null => stored()?.status ?? null,
      /** Stores what is known now of an order. */
      keepStatus: (status: CardOrderAttempt) => {
        if (takeOver(status.createKey)) return;
        setSale((before) => ({ ...before, status }));
        writeKept(keptStorage, keeping, { ...(stored() ?? empty), status }, Date.now());
      },
      /** Removes an order that was never made, and keeps what was typed. */
      dropStatus: (createKey: string) => {
        if (takeOver(createKey)) return;
        setSale((before) => ({ ...before, status: null }));
        writeKept(keptStorage, keeping, { ...(stored() ?? empty), status: null }, Date.now());
      },
      /** The order is settled: nothing of it stays in this browser. */
      finish: (createKey: string) => {
        if (takeOver(createKey)) return;
        reset();
        removeKept(keptStorage, keeping);
        forget();
      },
      /** Shows what is stored: an order that another tab has made, changed or ended. */
      follow: () => setSale((before) => ({ ...before, status: stored()?.status ?? null })),
    };
  }, [setSale, reset, forget, keeping, empty]);
  return { sale, ...actions };
}

/** Slice `purchaseScard`: what was typed into the form of a purchase, and its order. */
export const usePurchaseScard = () => useSale(purchaseAtom, purchaseKeeping, emptyPurchase);

/** What a sale does with its order. */
export type CardSaleOrder = Pick<
  ReturnType<typeof usePurchaseScard>,
  'dropStatus' | 'finish' | 'follow' | 'keepStatus' | 'storedStatus'
>;

/** Slice `renewScard`: how a renewal is paid, and its order. */
export const useRenewScard = () => useSale(renewalAtom, renewalKeeping, emptyRenewal);

/** Whether this browser has an order of a card that is not settled. */
export const useWaitingCardOrders = () => ({
  purchase: useRecoilValue(purchaseAtom).status !== null,
  renewal: useRecoilValue(renewalAtom).status !== null,
});
