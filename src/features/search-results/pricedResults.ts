import { askedCode } from '@/domain/search/askedCode';
import type { HouseTrait } from '@/domain/content/houseTraits';
import type { HotelResult } from '@/domain/search/hotelOffers';
import type { Money } from '@/domain/money';
import { choosableStay, lowestPrice, planSaleOf, stayAtCode, stayAtPlan, stayPrice } from '@/domain/price/stayPrice';
import type { ChoosableStay, PlanSale, StayPrice } from '@/domain/price/stayPrice';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';

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
  /** What can be chosen at the price of the guest's code; null without a code, and where it has none for some room. */
  readonly atCode: ChoosableStay | null;
  /** The wishes that some offer there can meet. */
  readonly canMeet: readonly StayWish[];
}

/** A hotel with the price of the stay with the guest's wishes. */
export interface PricedResult extends ChoosableResult {
  readonly price: StayPrice;
  /** The lowest price of the guest's code, which need not be the lowest of all. */
  readonly codePrice: Money | null;
}

/** The hotels of an answer with what this guest may choose there. */
export const choosableResults = (
  results: readonly ListedResult[],
  criteria: Parameters<typeof askedCode>[0],
): readonly ChoosableResult[] => {
  const { planCode } = criteria;
  const asked = askedCode({ ...criteria, planCode: '' });
  return results.map((result) => {
    const whole = choosableStay(result);
    const stay = stayAtPlan(whole, planCode) ?? whole;
    return {
      ...result,
      stay,
      planSale: planSaleOf(result, planCode),
      atCode: stayAtCode(stay, asked),
      canMeet: stayWishes.filter((wish) => lowestPrice(stay, [wish]) !== null),
    };
  });
};

/** Hotels with the price of the stay that meets the wishes; `now` in milliseconds. */
export const pricedResults = (
  results: readonly ChoosableResult[],
  wishes: readonly StayWish[],
  now: number,
): readonly PricedResult[] =>
  results.map((result) => ({
    ...result,
    price: stayPrice(result.stay, wishes, now),
    codePrice: result.atCode && lowestPrice(result.atCode, wishes),
  }));
