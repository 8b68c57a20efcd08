import { useCallback } from 'react';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { ShownQuickSearch } from './liveQuickSearch';
import { useNativeSearch } from './useNativeSearch';
import type { NativeBeginning } from './useNativeSearch';

const hasSearch = () => searchOfVisit.current !== null;

/** The short search of the home page and of places. */
export function useQuickSearch(destinations: DestinationCatalogue) {
  const load = useCallback(
    async (form: HTMLFormElement, beginning: NativeBeginning<ShownQuickSearch>) => {
      const { liveQuickSearch } = await import('./liveQuickSearch');
      return liveQuickSearch(form, { ...beginning, destinations });
    },
    [destinations],
  );
  return useNativeSearch(load, hasSearch);
}
