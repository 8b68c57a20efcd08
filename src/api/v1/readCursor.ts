import { readOptional } from '../readEach';
import { readText } from '../readLeaf';

/** Where a list goes on, as queries ask it: `pageInfo { hasNextPage endCursor }`; null at its end. */
export function readCursor(
  { hasNextPage, endCursor }: { readonly hasNextPage: boolean; readonly endCursor?: string | null },
  after?: string | null,
): string | null {
  const next = hasNextPage === true ? readOptional(endCursor, readText) : null;
  // One that leads back to itself would be asked for ever.
  return next === after ? null : next;
}
