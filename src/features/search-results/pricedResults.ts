import type { HotelResult } from '@/domain/hotelOffers';
import { stayPrice } from '@/domain/stayPrice';
import type { StayPrice } from '@/domain/stayPrice';
import { stayWishes } from '@/domain/wishes';
import type { StayWish } from '@/domain/wishes';

/** A hotel with what the stay costs this guest there. */
export interface PricedResult extends HotelResult {
  /** As the guest wishes it. */
  readonly price: StayPrice;
  /** What a guest may wish for there. */
  readonly canMeet: readonly StayWish[];
}

/** Hotels with the price of the stay that meets the wishes; `now` in milliseconds. */
export function pricedResults(
  results: readonly HotelResult[],
  wishes: readonly StayWish[],
  now: number,
): readonly PricedResult[] {
  return results.map((result) => ({
    ...result,
    price: stayPrice(result, wishes, now),
    canMeet: stayWishes.filter((wish) => stayPrice(result, [wish], now).lowest !== null),
  }));
}
