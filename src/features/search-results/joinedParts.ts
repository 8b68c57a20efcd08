import type { QueryResult } from '@/api/useQueryResult';
import type { FoundHotels } from './foundHotels';

type Found = QueryResult<FoundHotels>;
type Ready = Extract<Found, { readonly state: 'ready' }>;

export const hasHotels = (found: Found | null): found is Ready =>
  found?.state === 'ready' && found.data.hotels.length > 0;

/** The answers to parts of a search as one, in the order in which they came. */
export function joinedParts(answers: readonly Found[], isComing: boolean): Found {
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
        first: new Set(ready.find(hasHotels)?.data.hotels.map(({ hotel }) => hotel.id)),
      },
    },
    isRefetching: ready.some(({ isRefetching }) => isRefetching),
    refetch: () => ready.forEach((each) => each.refetch()),
  };
}
