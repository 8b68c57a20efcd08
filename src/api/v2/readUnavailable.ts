import { graphql } from 'relay-runtime';
import { knownOr } from '@/domain/known';
import { MAX_ROOMS } from '@/domain/limits';
import { unavailableReasons } from '@/domain/unavailable';
import type { Unavailable } from '@/domain/unavailable';
import { readOptional } from '../readEach';
import { readCount } from '../readLeaf';
import type { Maybe } from '../readLeaf';
import type { readUnavailable_reason$data } from './__generated__/readUnavailable_reason.graphql';

void graphql`
  fragment readUnavailable_reason on Unavailable @relay(mask: false) {
    reason
    rooms
  }
`;

/** Why a hotel has no room for a party; null where the API gives no reason or an unknown one. */
export function readUnavailable(answered: Maybe<readUnavailable_reason$data>): Unavailable | null {
  return readOptional(answered, ({ reason, rooms }) => {
    const known = knownOr(reason, unavailableReasons, null);
    const fewest = readOptional(rooms, readCount);
    return known && { reason: known, rooms: fewest !== null && fewest >= 1 && fewest <= MAX_ROOMS ? fewest : null };
  });
}
