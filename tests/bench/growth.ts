import type { Exported } from './timedExport';

/** Seconds for each further page, from one export to a larger one. */
const perPage = (small: Exported, large: Exported) => (large.seconds - small.seconds) / (large.pages - small.pages);

/**
 * How much longer a further page takes than the pages before it, from exports in the order of their size: 1 is linear.
 * From two sizes it is compared to the mean page of the larger one, which carries what every export takes.
 */
export function growthOf(exports: readonly Exported[]): number {
  const [small, middle, large] = exports;
  if (!small || !middle) throw new Error('Growth needs two exports.');
  if (large) return perPage(middle, large) / perPage(small, middle);
  return (perPage(small, middle) * middle.pages) / middle.seconds;
}

/** What something of a size costs. */
export interface CostOfSize {
  readonly size: number;
  readonly cost: number;
}

/**
 * The power of the size that a cost grows with: 1 is linear, 2 the square, less than 1 where the beginning takes a part
 * that does not grow.
 */
export const powerOf = (small: CostOfSize, large: CostOfSize): number =>
  Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
