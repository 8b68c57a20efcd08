import { knownOr } from '@/domain/known';
import { MAX_ROOMS } from '@/domain/limits';
import { unavailableReasons } from '@/domain/search/unavailable';
import type { Unavailable } from '@/domain/search/unavailable';
import { readOptional } from './readEach';
import { readCount } from './readLeaf';
import type { Maybe } from './readLeaf';

/**
 * Why a hotel has no room for a party, asked as `unavailable { reason rooms }`; null where the API gives no reason or an
 * unknown one.
 */
export function readUnavailable(
  answered: Maybe<{ readonly reason: string; readonly rooms?: number | null }>,
): Unavailable | null {
  return readOptional(answered, ({ reason, rooms }) => {
    const known = knownOr(reason, unavailableReasons, null);
    const fewest = readOptional(rooms, readCount);
    return known && { reason: known, rooms: fewest !== null && fewest >= 1 && fewest <= MAX_ROOMS ? fewest : null };
  });
}
