import type { QueryResult } from '@/api/useQueryResult';
import type { ListOrder } from '@/domain/search/listPage';
import type { FoundHotels } from './foundHotels';

type Found = QueryResult<FoundHotels>;
export type ReadyHotels = Extract<Found, { readonly state: 'ready' }>;

export const hasHotels = (found: Found | null): found is ReadyHotels =>
  found?.state === 'ready' && found.data.hotels.length > 0;

/** The number of the part that each hotel came in. Towns have no order of their own: behind the first all are one. */
const partsOf = (answers: readonly ReadyHotels[], order: ListOrder | null): ReadonlyMap<string, number> =>
  new Map(
    answers
      .filter(hasHotels)
      .flatMap(({ data }, part) =>
        data.hotels.map(({ hotel }) => [hotel.id, order ? part : Math.min(part, 1)] as const),
      )
      // A hotel that two answers have stays where it was.
      .reverse(),
  );

/**
 * The answers to parts of a search as one, in the order in which they came.
 * @param order that in which pages come; null for parts that come in any
 */
export function joinedParts(answers: readonly Found[], isComing: boolean, order: ListOrder | null): Found {
  const ready = answers.flatMap((each) => (each.state === 'ready' ? [each] : []));
  const failed = answers.flatMap((each) => (each.state === 'failed' ? [each] : []));
  const retry = () => failed.forEach((each) => each.retry());
  const [lost] = failed;
  if (ready.length === 0) return lost ? { state: 'failed', failure: lost.failure, retry } : { state: 'loading' };
  const hotels = ready.flatMap(({ data }) => data.hotels);
  return {
    state: 'ready',
    data: {
      // A hotel that two answers have is one.
      hotels: [...new Map(hotels.map((result) => [result.hotel.id, result])).values()],
      issues: [...new Set(ready.flatMap(({ data }) => data.issues))],
      parts: {
        isComing,
        lost: lost ? { failure: lost.failure, retry } : null,
        partOf: partsOf(ready, order),
        order,
      },
    },
    isRefetching: ready.some(({ isRefetching }) => isRefetching),
    refetch: () => ready.forEach((each) => each.refetch()),
  };
}
