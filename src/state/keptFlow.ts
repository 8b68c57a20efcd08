import { keptStorage } from '@/browser/keptStorage';
import { bookingApis, flowSlices } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';

/** The storage key for a flow of an API. */
export const flowKeyOf = (api: BookingApi): string => `sarastus.state.${flowSlices[api]}`;

/** The storage keys for a card that is being bought or renewed. */
export const cardSaleKeys = { purchase: 'sarastus.state.purchaseScard', renewal: 'sarastus.state.renewScard' } as const;

/** Whether a flow, or the order of a card, may be stored in this browser. Needs no Recoil, so any page may call it. */
export function hasKeptFlow(): boolean {
  return [...bookingApis.map(flowKeyOf), ...Object.values(cardSaleKeys)].some(
    (key) => keptStorage.getItem(key) !== null,
  );
}
