import { useCallback, useEffect } from 'react';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { ShownHotelSearch } from './liveHotelSearch';
import { useNativeSearch } from './useNativeSearch';
import type { NativeBeginning } from './useNativeSearch';

const hasSearch = () => location.search !== '' || searchOfVisit.current !== null;

/** The search of a hotel. From when the page is used it asks for the stay that the form proposes. */
export function useHotelSearch(hotelId: string, isUsed: boolean) {
  const load = useCallback(
    async (form: HTMLFormElement, beginning: NativeBeginning<ShownHotelSearch>) => {
      const { liveHotelSearch } = await import('./liveHotelSearch');
      return liveHotelSearch(form, { ...beginning, hotelId });
    },
    [hotelId],
  );
  const search = useNativeSearch(load, hasSearch);
  const { begin } = search;
  useEffect(() => {
    if (isUsed) void begin()?.then((live) => live.propose());
  }, [isUsed, begin]);
  return search;
}
