import type { ListPart } from '@/domain/content/writtenPage';
import { usePlainAnswer } from './usePlainAnswer';

export interface ListParts<Item> {
  /** Null before the first part has loaded. */
  readonly items: readonly Item[] | null;
  readonly phase: 'asking' | 'failed' | 'resting';
  /** Asks for the next part, or again for one that failed; null when the list is complete. */
  readonly showMore: (() => void) | null;
}

/**
 * A list that is loaded part by part in the browser. It starts with the part that the page brought, or asks for the
 * first itself. Another `key` starts another list.
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
    // The list shows that loading failed, without the reason.
    failureOf: () => true,
    brought: first,
  });
  return {
    items: answer?.items ?? null,
    phase: isAsking ? 'asking' : failure ? 'failed' : 'resting',
    showMore: answer && answer.next === null ? null : askAgain,
  };
}
