import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import { inOrderOf } from '@/domain/search/hotelOrder';
import type { HotelSort } from '@/domain/search/hotelOrder';
import type { PricedResult } from './pricedResults';

/**
 * The hotels in a chosen order, full ones last. Equal hotels keep their order. Those of an earlier part of a search come
 * before all others.
 * @param partOf the number of each hotel's part, by its id
 */
export function sortResults(
  results: readonly PricedResult[],
  sort: HotelSort,
  partOf: ReadonlyMap<string, number> = new Map(),
): readonly PricedResult[] {
  const compare = inOrderOf(sort);
  const part = ({ hotel }: PricedResult) => partOf.get(hotel.id) ?? 0;
  return [...results].sort((a, b) => part(a) - part(b) || compare(a, b));
}

/** The lowest of some prices; null without any. */
export const cheapestOf = (prices: readonly Money[]): Money | null => [...prices].sort(byPrice)[0] ?? null;

/** The lowest total among hotels with room; null when there is nothing to compare. */
export function lowestOf(results: readonly PricedResult[]): Money | null {
  const totals = results.flatMap(({ price }) => price.lowest ?? []);
  return totals.length < 2 ? null : cheapestOf(totals);
}
