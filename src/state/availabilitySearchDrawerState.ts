import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { SearchCriteria } from '@/domain/search';
import { openNativeSearch } from './nativeSearch';

/** Slice `availabilitySearchDrawer`. Not kept: a page that is opened anew begins without a drawer over it. */
interface AvailabilitySearchDrawer {
  readonly isDrawerOpen: boolean;
  /** What the form begins with, when it is not the last search. */
  readonly defaultValue: SearchCriteria | null;
}

const closed: AvailabilitySearchDrawer = { isDrawerOpen: false, defaultValue: null };

const drawerAtom = atom<AvailabilitySearchDrawer>({ key: 'availabilitySearchDrawer', default: closed });

/** Whether the drawer is open, and what it begins with. Closing forgets the latter. In the app, the app's search opens. */
export function useSearchDrawer() {
  const [{ isDrawerOpen, defaultValue }, setState] = useRecoilState(drawerAtom);
  const actions = useMemo(
    () => ({
      open: (value: SearchCriteria | null = null) => {
        if (!openNativeSearch()) setState({ isDrawerOpen: true, defaultValue: value });
      },
      close: () => setState(closed),
    }),
    [setState],
  );
  return { isOpen: isDrawerOpen, defaultValue, ...actions };
}
