import type { ListPart } from '@/domain/writtenPage';
import { usePlainAnswer } from './usePlainAnswer';

export interface ListParts<Item> {
  /** Null before the first part has come. */
  readonly items: readonly Item[] | null;
  readonly phase: 'asking' | 'failed' | 'resting';
  /** Asks for what comes next, or once more for what did not come; null when the list is whole. */
  readonly showMore: (() => void) | null;
}

/**
 * A list that grows by parts in the browser. It begins with the part that the page brought, or asks for the first one
 * itself. Under another `key` it is another list.
 */
export function useListParts<Item>(
  key: string,
  first: ListPart<Item> | null,
  ask: (after: string | null) => Promise<ListPart<Item>>,
): ListParts<Item> {
  const { answer, failure, isAsking, askAgain } = usePlainAnswer<string, ListPart<Item>, true>(key, {
    ask: async (_key, _signal, older) => {
      const { items, next } = await ask(older?.next ?? null);
      return { items: [...(older?.items ?? []), ...items], next };
    },
    // The list says that more did not come, and not why.
    failureOf: () => true,
    brought: first,
  });
  return {
    items: answer?.items ?? null,
    phase: isAsking ? 'asking' : failure ? 'failed' : 'resting',
    showMore: answer && answer.next === null ? null : askAgain,
  };
}
