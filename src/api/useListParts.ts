import { useEffect, useRef, useState } from 'react';
import type { ListPart } from '@/domain/writtenPage';

interface State<Item> {
  /** Null before the first part has come. */
  readonly items: readonly Item[] | null;
  readonly next: string | null;
  readonly phase: 'asking' | 'failed' | 'resting';
}

export interface ListParts<Item> extends Pick<State<Item>, 'items' | 'phase'> {
  /** Asks for what comes next, or once more for what did not come; null when the list is whole. */
  readonly showMore: (() => void) | null;
}

const beginning = <Item>(first: ListPart<Item> | null): State<Item> =>
  first ? { ...first, phase: 'resting' } : { items: null, next: null, phase: 'asking' };

/**
 * A list that grows by parts in the browser. It begins with the part that the page brought, or asks for the first one
 * itself. Under another `key` it is another list.
 */
export function useListParts<Item>(
  key: string,
  first: ListPart<Item> | null,
  ask: (after: string | null) => Promise<ListPart<Item>>,
): ListParts<Item> {
  const [kept, setKept] = useState({ key, state: beginning(first) });
  const state = kept.key === key ? kept.state : beginning(first);
  // Only the answer to the last question counts, and none once the list has gone.
  const asked = useRef(0);

  const askNext = () => {
    asked.current += 1;
    const question = asked.current;
    setKept({ key, state: { ...state, phase: 'asking' } });
    ask(state.next).then(
      ({ items, next }) => {
        if (asked.current !== question) return;
        setKept({ key, state: { items: [...(state.items ?? []), ...items], next, phase: 'resting' } });
      },
      () => {
        if (asked.current === question) setKept({ key, state: { ...state, phase: 'failed' } });
      },
    );
  };

  const needsFirst = first === null;
  const latest = useRef(askNext);
  useEffect(() => {
    latest.current = askNext;
  });
  useEffect(() => {
    if (needsFirst) latest.current();
    return () => {
      asked.current += 1;
      // Whoever comes back to this list may ask again.
      setKept((left) => ({ ...left, state: { ...left.state, phase: 'resting' } }));
    };
  }, [key, needsFirst]);

  const isWhole = state.items !== null && state.next === null;
  return { items: state.items, phase: state.phase, showMore: isWhole ? null : askNext };
}
