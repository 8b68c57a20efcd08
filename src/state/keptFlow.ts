import { keptStorage } from '@/browser/keptStorage';
import { bookingApis, flowSlices } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';

/** The storage key for a flow of an API. */
export const flowKeyOf = (api: BookingApi): string => `sarastus.state.${flowSlices[api]}`;

/** The storage keys for a card that is being bought or renewed. */
export const cardSaleKeys = { purchase: 'sarastus.state.purchaseScard', renewal: 'sarastus.state.renewScard' } as const;

/** What a guest may have ordered and not paid for. */
export type OrderKind = 'booking' | keyof typeof cardSaleKeys;

const keysOfOrders = (kind: OrderKind): readonly string[] =>
  kind === 'booking' ? bookingApis.map(flowKeyOf) : [cardSaleKeys[kind]];

/** Whether an order of one of these kinds may be stored in this browser. Needs no Recoil, so any page may call it. */
export const mayHaveOrder = (kinds: readonly OrderKind[]): boolean =>
  kinds.flatMap(keysOfOrders).some((key) => keptStorage.getItem(key) !== null);
