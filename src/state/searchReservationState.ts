import { useSyncExternalStore } from 'react';
import { observed } from '@/browser/observed';

/** Slice `searchReservation`: `isOpen`. Not stored: a reloaded page starts with the look-up closed. */
const isOpen = observed(false);

/** False where another front end looks bookings up. */
let isHere = true;

export const leaveSearchReservation = (): void => {
  isHere = false;
};

/** Opens the look-up of a booking over the page; false where its page is to be opened instead. */
export function openSearchReservation(): boolean {
  if (isHere) isOpen.write(true);
  return isHere;
}

export const closeSearchReservation = (): void => isOpen.write(false);

export const useSearchReservation = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.read, () => false);
