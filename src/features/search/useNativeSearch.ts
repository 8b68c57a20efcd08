import { useCallback, useEffect, useRef, useState } from 'react';
import { beginDates, fieldNameOf, isDateName } from './dateInput';
import type { DateName, FieldEvent } from './dateInput';

/** What the logic of a search in native fields begins with. */
export interface NativeBeginning<Shown> {
  /** True while the guest has typed nothing: the fields may be filled with the visit's last search. */
  readonly isUntouched: boolean;
  /**
   * Whether the guest has chosen the number of rooms; null when nothing was changed. Asked once the logic is there: what
   * was entered on a sleeping page is given to the page field by field while it loads.
   */
  readonly isRoomsChosen: () => boolean | null;
  readonly show: (shown: Shown) => void;
}

/** What the logic of a search does when a field changes. */
interface LiveFields {
  readonly change: (name: string) => void;
  /** A date that was left, and may be completed. */
  readonly settle: (name: DateName) => void;
}

/** The logic was not loaded at a press. */
export interface Lost {
  readonly error: Error;
  /** Does what was pressed again. */
  readonly retry: () => void;
  readonly onClose: () => void;
}

/**
 * A search in native fields. To stay within the page's size budget, its logic is loaded when there is a search already,
 * or the guest uses the form. Both functions must stay the same.
 */
export function useNativeSearch<Live extends LiveFields, Shown>(
  load: (form: HTMLFormElement, beginning: NativeBeginning<Shown>) => Promise<Live>,
  hasSearch: () => boolean,
) {
  const form = useRef<HTMLFormElement>(null);
  const isUntouched = useRef<boolean | null>(null);
  const isRoomsChosen = useRef<boolean | null>(null);
  const live = useRef<Promise<Live> | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isReady, setReady] = useState(false);
  const [lost, setLost] = useState<Lost | null>(null);

  /** Sets the dates once: before effects run, where a guest comes to a field so soon. */
  const prepare = useCallback(() => {
    if (form.current) isUntouched.current ??= beginDates(form.current);
    return form.current;
  }, []);

  /** Null before the form is mounted. */
  const begin = useCallback(() => {
    const fields = prepare();
    if (!fields) return null;
    live.current ??= load(fields, {
      isUntouched: isUntouched.current === true,
      isRoomsChosen: () => isRoomsChosen.current,
      show: setShown,
    }).catch((error: unknown) => {
      live.current = null;
      throw error;
    });
    return live.current;
  }, [load, prepare]);

  useEffect(() => {
    if (!prepare()) return;
    setReady(true);
    if (hasSearch()) void begin();
  }, [begin, hasSearch, prepare]);

  /** Loads the logic for a changed field; what is typed meanwhile is kept. */
  const onChange = (event: FieldEvent) => {
    const name = fieldNameOf(event);
    prepare();
    isUntouched.current = false;
    isRoomsChosen.current = isRoomsChosen.current === true || name === 'rooms';
    void begin()?.then((live) => live.change(name));
  };
  const onBlur = (event: FieldEvent) => {
    const name = fieldNameOf(event);
    if (isDateName(name)) void begin()?.then((live) => live.settle(name));
  };
  /** Acts on the logic once it is loaded, at a press that opens something. */
  const whenLive = (act: (live: Live) => void): void => {
    setLost(null);
    void begin()?.then(act, (error: Error) =>
      setLost({ error, retry: () => whenLive(act), onClose: () => setLost(null) }),
    );
  };
  return { form, shown, isReady, begin, onChange, onBlur, whenLive, lost };
}
