import { useCallback } from 'react';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { ShownHotelSearch } from './liveHotelSearch';
import { useNativeSearch } from './useNativeSearch';
import type { NativeBeginning } from './useNativeSearch';

const hasSearch = () => location.search !== '' || searchOfVisit.current !== null;

/** The search of a hotel. */
export function useHotelSearch(hotelId: string) {
  const load = useCallback(
    async (form: HTMLFormElement, beginning: NativeBeginning<ShownHotelSearch>) => {
      const { liveHotelSearch } = await import('./liveHotelSearch');
      return liveHotelSearch(form, { ...beginning, hotelId });
    },
    [hotelId],
  );
  return useNativeSearch(load, hasSearch);
}
