/**
 * The page numbers to show, with null where some are left out: the first, the last, the current one and its
 * neighbours. A single number is never left out: its place would be taken by the dots anyway.
 */
export function pageNumbers(current: number, total: number): readonly (number | null)[] {
  const kept = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return kept.flatMap((page, index) => {
    const skipped = page - (kept[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}
