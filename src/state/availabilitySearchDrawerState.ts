import { useSyncExternalStore } from 'react';
import type { SearchCriteria } from '@/domain/search';

/** Slice `availabilitySearchDrawer`. Not kept: a page that is opened anew begins without a drawer over it. */
interface AvailabilitySearchDrawer {
  readonly isDrawerOpen: boolean;
  /** What the form begins with, when it is not the last search. */
  readonly defaultValue: SearchCriteria | null;
}

const closed: AvailabilitySearchDrawer = { isDrawerOpen: false, defaultValue: null };

let state = closed;
const listeners = new Set<() => void>();

function write(next: AvailabilitySearchDrawer): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const open = (value: SearchCriteria | null = null): void => write({ isDrawerOpen: true, defaultValue: value });

const close = (): void => write(closed);

/**
 * Whether the drawer is open, and what it begins with. Closing forgets the latter. Every page carries this beside its
 * header, so it does without Recoil.
 */
export function useSearchDrawer() {
  const { isDrawerOpen, defaultValue } = useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
  return { isOpen: isDrawerOpen, defaultValue, open, close };
}
