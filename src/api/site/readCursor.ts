import { graphql } from 'relay-runtime';
import { readOptional } from '../readEach';
import { readText } from '../readLeaf';
import type { readCursor_info$data } from './__generated__/readCursor_info.graphql';

void graphql`
  fragment readCursor_info on PageInfo @relay(mask: false) {
    hasNextPage
    endCursor
  }
`;

/**
 * The cursor of a list's next part, asked by `pageInfo { ...readCursor_info @relay(mask: false) }`; null at its end.
 */
export function readCursor({ hasNextPage, endCursor }: readCursor_info$data, after?: string | null): string | null {
  const next = hasNextPage === true ? readOptional(endCursor, readText) : null;
  // A cursor that leads back to itself would be asked for without an end.
  return next === after ? null : next;
}
