import type { Failure } from '@/domain/failure';
import type { DateRange } from '@/domain/localDate';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { OfferedStay } from '@/domain/search/offeredStay';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, planSaleOf, stayAtPlan, stayPrice } from '@/domain/price/stayPrice';
import type { ChoosableStay, PlanSale } from '@/domain/price/stayPrice';
import type { Unavailable } from '@/domain/search/unavailable';
import { isRateAsWished } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';

export type HotelAvailability =
  | { readonly kind: 'loading' }
  /**
   * `lowest`: the price of the stay for this guest; null when the rates need a membership. `roomsLeft`: of all types
   * together; null when the API does not say. `rooms`: what one room of each type costs at its cheapest, by its
   * reference; types without room are not in it. `planSale`: how the rate plan of the guest's offer is sold, null
   * without one; where it is, the prices are its own.
   */
  | {
      readonly kind: 'free';
      readonly lowest: Money | null;
      readonly roomsLeft: number | null;
      readonly rooms: ReadonlyMap<string, Money>;
      readonly planSale: PlanSale | null;
    }
  | {
      readonly kind: 'full';
      readonly nearestDates: readonly DateRange[];
      /** Null where the API does not say why. */
      readonly unavailable: Unavailable | null;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One hotel's answer to a search, and the offers it was computed from. */
export interface ReadAvailability {
  readonly availability: Exclude<HotelAvailability, { kind: 'loading' }>;
  readonly offers: OfferedStay['offers'];
}

/** How many rooms of all types are left; null unless the API gives it for each type. */
function roomsLeftOf(offers: OfferedStay['offers']): number | null {
  // A room type comes once for each of its rates.
  const left = new Map(offers.map(({ roomTypeRefId, roomsLeft }) => [roomTypeRefId, roomsLeft]));
  return [...left.values()].reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}

/** The lowest price of each room type that meets the wishes. */
function pricesByRoom({ rooms }: ChoosableStay, wishes: readonly StayWish[]): ReadonlyMap<string, Money> {
  const prices = new Map<string, Money>();
  for (const { offer, rate } of rooms.flat()) {
    const known = prices.get(offer.roomTypeRefId);
    const isLower = !known || byPrice(offer.price, known) < 0;
    if (isLower && isRateAsWished(rate, wishes)) prices.set(offer.roomTypeRefId, offer.price);
  }
  return prices;
}

/** What a hotel's offers mean for a search; null for a hotel that has no room. */
export function freeOrFull(
  found: OfferedStay | null,
  whenFull: { readonly nearestDates: readonly DateRange[]; readonly unavailable: Unavailable | null },
  { wishes, planCode }: Pick<SearchCriteria, 'planCode' | 'wishes'>,
  now: number,
): ReadAvailability {
  if (!found || found.offers.length === 0) return { availability: { kind: 'full', ...whenFull }, offers: [] };
  const stay = choosableStay(found);
  const priced = stayAtPlan(stay, planCode) ?? stay;
  const { lowest } = stayPrice(priced, wishes, now);
  const roomsLeft = roomsLeftOf(found.offers);
  // A room type that is not sold at the plan has its ordinary price.
  const rooms = new Map([...pricesByRoom(stay, wishes), ...pricesByRoom(priced, wishes)]);
  const planSale = planSaleOf(found, planCode);
  return { availability: { kind: 'free', lowest, roomsLeft, rooms, planSale }, offers: found.offers };
}

/** Up to this number, the rooms left are shown. */
export const FEW_ROOMS = 3;
