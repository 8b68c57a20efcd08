import { MAX_ROOMS } from '@/domain/limits';
import { unavailableReasons } from '@/domain/unavailable';
import type { Unavailable } from '@/domain/unavailable';
import { knownOr } from '@/domain/known';
import { readOptional } from './readEach';
import { readCount } from './readLeaf';
import type { Maybe } from './readLeaf';

/** Why a hotel cannot take a party in; null where the API does not say, or not in words that this site knows. */
export function readUnavailable(
  answered: Maybe<{ readonly reason: string; readonly rooms: number | null | undefined }>,
): Unavailable | null {
  return readOptional(answered, ({ reason, rooms }) => {
    const known = knownOr(reason, unavailableReasons, null);
    const fewest = readOptional(rooms, readCount);
    return known && { reason: known, rooms: fewest !== null && fewest >= 1 && fewest <= MAX_ROOMS ? fewest : null };
  });
}
