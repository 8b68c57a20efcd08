import { useCallback, useEffect, useRef, useState } from 'react';
import { searchOfVisit } from '@/state/searchOfVisit';
import { beginDates } from './dateInput';
import type { liveHotelSearch, ShownHotelSearch } from './liveHotelSearch';

/**
 * The search of a hotel in its native fields. To stay within the page's size budget, its logic is loaded when the
 * address or the visit has a search, or the guest uses the form.
 */
export function useHotelSearch(hotelId: string) {
  const form = useRef<HTMLFormElement>(null);
  const isUntouched = useRef(false);
  const isRoomsChosen = useRef<boolean | null>(null);
  const live = useRef<Promise<ReturnType<typeof liveHotelSearch>> | null>(null);
  const [shown, setShown] = useState<ShownHotelSearch | null>(null);

  /** Null before the form is mounted. */
  const begin = useCallback(() => {
    const { current: fields } = form;
    if (!fields) return null;
    live.current ??= import('./liveHotelSearch').then(
      (file) =>
        file.liveHotelSearch(fields, {
          hotelId,
          isUntouched: isUntouched.current,
          isRoomsChosen: isRoomsChosen.current,
          show: setShown,
        }),
      (error: unknown) => {
        live.current = null;
        throw error;
      },
    );
    return live.current;
  }, [hotelId]);

  useEffect(() => {
    if (!form.current || live.current) return;
    isUntouched.current = beginDates(form.current);
    if (location.search !== '' || searchOfVisit.current) void begin();
  }, [begin]);

  /** Loads the logic for a changed field; what is typed meanwhile is kept. */
  const touch = (name: string) => {
    isUntouched.current = false;
    isRoomsChosen.current = isRoomsChosen.current === true || name === 'rooms';
    return begin();
  };
  return { form, shown, begin, touch };
}
