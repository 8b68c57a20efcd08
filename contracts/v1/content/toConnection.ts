import { BadInputError } from '../../world/badInput';

const MAX_PAGE_SIZE = 100;

/** The paging arguments of a list. */
export interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

const cursorOf = (id: string): string => Buffer.from(`after:${id}`).toString('base64url');

/** One page of a sorted list. An unknown cursor is rejected, so that no page is shown twice. */
export const toConnection = <T extends { readonly id: string }, Node>(
  all: readonly T[],
  { first, after }: PageArgs,
  present: (item: T) => Node,
) => {
  if (first < 1 || first > MAX_PAGE_SIZE) throw new BadInputError(`A page has 1 to ${MAX_PAGE_SIZE} items`);
  const before = after ? all.findIndex(({ id }) => cursorOf(id) === after) : -1;
  if (after && before < 0) throw new BadInputError('Nothing has that cursor');
  const page = all.slice(before + 1, before + 1 + first);
  const last = page.at(-1);
  return {
    edges: page.map((item) => ({ cursor: cursorOf(item.id), node: present(item) })),
    pageInfo: { hasNextPage: before + 1 + page.length < all.length, endCursor: last ? cursorOf(last.id) : null },
    totalCount: all.length,
  };
};
