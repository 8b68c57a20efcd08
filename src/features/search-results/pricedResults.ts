import type { HouseTrait } from '@/domain/hotelPage';
import type { HotelResult } from '@/domain/hotelOffers';
import type { Money } from '@/domain/money';
import { choosableStay, lowestPrice, stayPrice } from '@/domain/stayPrice';
import type { ChoosableStay, StayPrice } from '@/domain/stayPrice';
import { stayWishes } from '@/domain/wishes';
import type { StayWish } from '@/domain/wishes';

/** What each house has, by the hotel's id. */
export type TraitsOfHotels = ReadonlyMap<string, readonly HouseTrait[]>;

/** A hotel of an answer, with what its house has. */
export interface ListedResult extends HotelResult {
  readonly traits: readonly HouseTrait[];
  /** What the stay costs there with a search that solves why there is no room, by its key. */
  readonly costs: ReadonlyMap<string, Money>;
}

/** A hotel with the offers that this guest may choose. */
export interface ChoosableResult extends ListedResult {
  readonly stay: ChoosableStay;
  /** The wishes that some offer there can meet. */
  readonly canMeet: readonly StayWish[];
}

/** A hotel with the price of the stay with the guest's wishes. */
export interface PricedResult extends ChoosableResult {
  readonly price: StayPrice;
}

export const choosableResults = (results: readonly ListedResult[]): readonly ChoosableResult[] =>
  results.map((result) => {
    const stay = choosableStay(result);
    return { ...result, stay, canMeet: stayWishes.filter((wish) => lowestPrice(stay, [wish]) !== null) };
  });

/** Hotels with the price of the stay that meets the wishes; `now` in milliseconds. */
export const pricedResults = (
  results: readonly ChoosableResult[],
  wishes: readonly StayWish[],
  now: number,
): readonly PricedResult[] => results.map((result) => ({ ...result, price: stayPrice(result.stay, wishes, now) }));
