import type { HouseTrait } from '@/domain/hotelPage';
import type { HotelResult } from '@/domain/hotelOffers';
import type { Money } from '@/domain/money';
import { choosableStay, lowestPrice, planSaleOf, stayAtPlan, stayPrice } from '@/domain/stayPrice';
import type { ChoosableStay, PlanSale, StayPrice } from '@/domain/stayPrice';
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
  /** How the rate plan of the guest's offer is sold there; null without one. Where it is, the stay is at its price. */
  readonly planSale: PlanSale | null;
  /** The wishes that some offer there can meet. */
  readonly canMeet: readonly StayWish[];
}

/** A hotel with the price of the stay with the guest's wishes. */
export interface PricedResult extends ChoosableResult {
  readonly price: StayPrice;
}

/** @param planCode the rate plan of the guest's offer; empty for none */
export const choosableResults = (results: readonly ListedResult[], planCode: string): readonly ChoosableResult[] =>
  results.map((result) => {
    const whole = choosableStay(result);
    const stay = stayAtPlan(whole, planCode) ?? whole;
    return {
      ...result,
      stay,
      planSale: planSaleOf(result, planCode),
      canMeet: stayWishes.filter((wish) => lowestPrice(stay, [wish]) !== null),
    };
  });

/** Hotels with the price of the stay that meets the wishes; `now` in milliseconds. */
export const pricedResults = (
  results: readonly ChoosableResult[],
  wishes: readonly StayWish[],
  now: number,
): readonly PricedResult[] => results.map((result) => ({ ...result, price: stayPrice(result.stay, wishes, now) }));
