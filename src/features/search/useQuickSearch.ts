import { useCallback, useEffect, useRef, useState } from 'react';
import type { DestinationCatalogue } from '@/domain/destinations';
import { searchOfVisit } from '@/state/searchOfVisit';
import { beginDates } from './dateInput';
import type { liveQuickSearch, ShownQuickSearch } from './liveQuickSearch';

/**
 * The short search in its native fields. To stay within the page's size budget, its logic is loaded when the visit has a
 * search, or the guest uses the form.
 */
export function useQuickSearch(destinations: DestinationCatalogue) {
  const form = useRef<HTMLFormElement>(null);
  const isUntouched = useRef(false);
  const isRoomsChosen = useRef<boolean | null>(null);
  const live = useRef<Promise<ReturnType<typeof liveQuickSearch>> | null>(null);
  const [shown, setShown] = useState<ShownQuickSearch | null>(null);
  const [isReady, setReady] = useState(false);

  /** Null before the form is mounted. */
  const begin = useCallback(() => {
    const { current: fields } = form;
    if (!fields) return null;
    live.current ??= import('./liveQuickSearch').then(
      (file) =>
        file.liveQuickSearch(fields, {
          destinations,
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
  }, [destinations]);

  useEffect(() => {
    if (!form.current || live.current) return;
    isUntouched.current = beginDates(form.current);
    setReady(true);
    if (searchOfVisit.current) void begin();
  }, [begin]);

  /** Loads the logic for a changed field; what is typed meanwhile is kept. */
  const touch = (name: string) => {
    isUntouched.current = false;
    isRoomsChosen.current = isRoomsChosen.current === true || name === 'rooms';
    return begin();
  };
  return { form, shown, isReady, begin, touch };
}
