import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { AtomEffect } from 'recoil';
import type { SearchCriteria } from '@/domain/search';
import { openNativeSearch } from './nativeSearch';

/**
 * Outlives the screen it was set on, and nothing else: the address is the truth about a search, so none of this is
 * stored in the browser.
 */
function keptForVisit<T>(): AtomEffect<T> {
  let kept: T | undefined;
  return ({ setSelf, onSet }) => {
    if (kept !== undefined) setSelf(kept);
    onSet((value) => {
      kept = value;
    });
  };
}

/** Slice `availabilitySearch`: what was searched last on this visit; null until something was. */
const searchAtom = atom<SearchCriteria | null>({
  key: 'availabilitySearch',
  default: null,
  effects: [keptForVisit()],
});

interface SearchDrawerState {
  readonly isOpen: boolean;
  /** What the form begins with, when it is not the last search. */
  readonly defaultValue: SearchCriteria | null;
}

const closed: SearchDrawerState = { isOpen: false, defaultValue: null };

/** Slice `availabilitySearchDrawer`. */
const drawerAtom = atom<SearchDrawerState>({ key: 'availabilitySearchDrawer', default: closed });

/** The last search of this visit, for a form on a page whose address has none. */
export function useAvailabilitySearch() {
  const [lastSearch, remember] = useRecoilState(searchAtom);
  return { lastSearch, remember };
}

/** Whether the drawer is open, and what it begins with. Closing forgets the latter. In the app, the app's search opens. */
export function useSearchDrawer() {
  const [state, setState] = useRecoilState(drawerAtom);
  const actions = useMemo(
    () => ({
      open: (defaultValue: SearchCriteria | null = null) => {
        if (!openNativeSearch()) setState({ isOpen: true, defaultValue });
      },
      close: () => setState(closed),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
