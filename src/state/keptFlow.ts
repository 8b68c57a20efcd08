import { keptStorage } from '@/browser/keptStorage';
import { bookingApis, flowSlices } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';

/** Where a flow of an API is kept in this browser. */
export const flowKeyOf = (api: BookingApi): string => `sarastus.state.${flowSlices[api]}`;

/** Whether this browser keeps a flow at all. Cheap: it needs no store, so any page may ask. */
export function hasKeptFlow(): boolean {
  return bookingApis.some((api) => keptStorage.getItem(flowKeyOf(api)) !== null);
}
