import { keptStorage } from '@/browser/keptStorage';
import { bookingApis, flowSlices } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';

/** The storage key for a flow of an API. */
export const flowKeyOf = (api: BookingApi): string => `sarastus.state.${flowSlices[api]}`;

/** Whether a flow is stored in this browser. Needs no Recoil, so any page may call it. */
export function hasKeptFlow(): boolean {
  return bookingApis.some((api) => keptStorage.getItem(flowKeyOf(api)) !== null);
}
