import { brands } from '../content/hotel';
import type { Hotel } from '../content/hotel';
import { byPrice } from '../money';
import type { Money } from '../money';
import type { StayWish } from './wishes';

/** The orders of a list of hotels. */
export const hotelSorts = ['recommended', 'price', 'name', 'brand'] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** What the order of a list depends on. */
export interface SortedHotel {
  readonly hotel: Pick<Hotel, 'brand' | 'name'>;
  readonly available: boolean;
  /** Of the stay that meets the wishes; null where nothing does. */
  readonly price: { readonly lowest: Money | null };
  readonly canMeet: readonly StayWish[];
}

type Comparison = (a: SortedHotel, b: SortedHotel) => number;

const cheaperFirst: Comparison = ({ price: { lowest: a } }, { price: { lowest: b } }) =>
  a && b ? byPrice(a, b) : Number(a === null) - Number(b === null);

const hasBreakfast = ({ canMeet }: SortedHotel): number => Number(canMeet.includes('breakfast'));

// One collation for all languages, so that a shared link shows the same order.
const byName: Comparison = (a, b) => a.hotel.name.localeCompare(b.hotel.name, 'fi');

const comparisons: Readonly<Record<HotelSort, Comparison>> = {
  recommended: (a, b) => hasBreakfast(b) - hasBreakfast(a) || cheaperFirst(a, b),
  price: cheaperFirst,
  name: byName,
  brand: (a, b) => brands.indexOf(a.hotel.brand) - brands.indexOf(b.hotel.brand) || cheaperFirst(a, b),
};

/** Compares hotels for a list in a chosen order, full ones last. */
export const inOrderOf =
  (sort: HotelSort): Comparison =>
  (a, b) =>
    Number(b.available) - Number(a.available) || comparisons[sort](a, b);
