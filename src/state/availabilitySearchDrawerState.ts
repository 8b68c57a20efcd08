import { useSyncExternalStore } from 'react';
import { observed } from '@/browser/observed';
import type { SearchCriteria } from '@/domain/search/search';

/** Slice `availabilitySearchDrawer`. Not stored: a reloaded page starts with the drawer closed. */
interface AvailabilitySearchDrawer {
  readonly isDrawerOpen: boolean;
  /** What the form starts with, when it is not the last search. */
  readonly defaultValue: SearchCriteria | null;
}

const closed: AvailabilitySearchDrawer = { isDrawerOpen: false, defaultValue: null };

const { read, write, subscribe } = observed(closed);

/** Opens the search drawer. No hook, so that nothing renders again but the drawer. */
export const openSearchDrawer = (value: SearchCriteria | null = null): void =>
  write({ isDrawerOpen: true, defaultValue: value });

export const closeSearchDrawer = (): void => write(closed);

/**
 * Whether the drawer is open, and what its form starts with, which closing resets. Every page has this in its header,
 * so it does without Recoil.
 */
export function useSearchDrawer() {
  const { isDrawerOpen, defaultValue } = useSyncExternalStore(subscribe, read, () => closed);
  return { isOpen: isDrawerOpen, defaultValue };
}
