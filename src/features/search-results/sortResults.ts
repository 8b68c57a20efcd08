import { brands } from '@/domain/content/hotel';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { PricedResult } from './pricedResults';
import type { ResultSort } from './resultView';

type Comparison = (a: PricedResult, b: PricedResult) => number;

const cheaperFirst: Comparison = ({ price: { lowest: a } }, { price: { lowest: b } }) =>
  a && b ? byPrice(a, b) : Number(a === null) - Number(b === null);

const hasBreakfast = ({ canMeet }: PricedResult): number => Number(canMeet.includes('breakfast'));

// One collation for all languages, so that a shared link shows the same order.
const byName: Comparison = (a, b) => a.hotel.name.localeCompare(b.hotel.name, 'fi');

const comparisons: Readonly<Record<ResultSort, Comparison>> = {
  recommended: (a, b) => hasBreakfast(b) - hasBreakfast(a) || cheaperFirst(a, b),
  price: cheaperFirst,
  name: byName,
  brand: (a, b) => brands.indexOf(a.hotel.brand) - brands.indexOf(b.hotel.brand) || cheaperFirst(a, b),
};

/**
 * The hotels in a chosen order, full ones last. Equal hotels keep their order. Those that are to be `first` come before
 * all others.
 */
export function sortResults(
  results: readonly PricedResult[],
  sort: ResultSort,
  first: ReadonlySet<string> = new Set(),
): readonly PricedResult[] {
  const compare = comparisons[sort];
  const isFirst = ({ hotel }: PricedResult) => Number(first.has(hotel.id));
  return [...results].sort(
    (a, b) => isFirst(b) - isFirst(a) || Number(b.available) - Number(a.available) || compare(a, b),
  );
}

/** The lowest of some prices; null without any. */
export const cheapestOf = (prices: readonly Money[]): Money | null => [...prices].sort(byPrice)[0] ?? null;

/** The lowest total among hotels with room; null when there is nothing to compare. */
export function lowestOf(results: readonly PricedResult[]): Money | null {
  const totals = results.flatMap(({ price }) => price.lowest ?? []);
  return totals.length < 2 ? null : cheapestOf(totals);
}
