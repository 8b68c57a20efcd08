import { useSyncExternalStore } from 'react';
import { observed } from '@/browser/observed';
import type { SearchCriteria } from '@/domain/search/search';

/** Slice `availabilitySearchDrawer`. Not stored: a reloaded page starts with the drawer closed. */
interface AvailabilitySearchDrawer {
  readonly isDrawerOpen: boolean;
  /** What the form starts with, when it is not the last search. */
  readonly defaultValue: SearchCriteria | null;
  /** Whether the guest asked for its codes and memberships. */
  readonly isAtCodes: boolean;
}

const closed: AvailabilitySearchDrawer = { isDrawerOpen: false, defaultValue: null, isAtCodes: false };

const { read, write, subscribe } = observed(closed);

/** Opens the search drawer. No hook, so that nothing renders again but the drawer. */
export const openSearchDrawer = (value: SearchCriteria | null = null): void =>
  write({ isDrawerOpen: true, defaultValue: value, isAtCodes: false });

/** Opens it for a search in short fields, at what these do not have. */
export const openSearchCodes = (value: SearchCriteria): void =>
  write({ isDrawerOpen: true, defaultValue: value, isAtCodes: true });

export const closeSearchDrawer = (): void => write(closed);

/**
 * Whether the drawer is open, and what its form starts with, which closing resets. Every page has this in its header,
 * so it does without Recoil.
 */
export function useSearchDrawer() {
  const { isDrawerOpen, ...begun } = useSyncExternalStore(subscribe, read, () => closed);
  return { isOpen: isDrawerOpen, ...begun };
}
