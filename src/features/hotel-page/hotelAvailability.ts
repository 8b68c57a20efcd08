import type { Failure } from '@/domain/failure';
import type { DateRange } from '@/domain/localDate';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import { blockedBy } from '@/domain/rate/rates';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import { askedCode, hasCodePrices } from '@/domain/search/askedCode';
import { soldAs, viewerOf } from '@/domain/search/offeredStay';
import type { OfferedStay } from '@/domain/search/offeredStay';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, lowestPrice, planSaleOf, stayAtCode, stayAtPlan, stayPrice } from '@/domain/price/stayPrice';
import type { ChoosableStay, PlanSale } from '@/domain/price/stayPrice';
import type { Unavailable } from '@/domain/search/unavailable';
import { isRateAsWished } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';
import type { CodePrices } from '@/i18n/askedCodeText';

/** Why rooms that are sold have no price: only the wishes are not met, or what keeps this guest from their rates. */
export type WhyNoPrice = 'wishes' | readonly RestrictionReason[];

export type HotelAvailability =
  | { readonly kind: 'loading' }
  /**
   * `lowest`: the price of the stay for this guest, else `whyNone` says why: one of the two is null. `lowestFree`: the
   * cheapest with free cancellation. `roomsLeft`: of all types together; null when the API does not say. `rooms`: what
   * one room of each type costs at its cheapest, by its reference; `unpriced`: why other types that are sold have no price. `planSale`: how the rate plan of the guest's
   * offer is sold, null without one; where it is, the prices are its own. `code`: what the guest's code gives; null
   * without one, and when the API does not say.
   */
  | {
      readonly kind: 'free';
      readonly lowest: Money | null;
      readonly lowestFree: Money | null;
      readonly whyNone: WhyNoPrice | null;
      readonly roomsLeft: number | null;
      readonly rooms: ReadonlyMap<string, Money>;
      readonly unpriced: ReadonlyMap<string, WhyNoPrice>;
      readonly planSale: PlanSale | null;
      readonly code: CodePrices | null;
    }
  | {
      readonly kind: 'full';
      readonly nearestDates: readonly DateRange[];
      /** Null where the API does not say why. */
      readonly unavailable: Unavailable | null;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What of a search its prices depend on beside the stay. */
type AskedTerms = Pick<SearchCriteria, 'blockCode' | 'companyCode' | 'planCode' | 'promotionCode' | 'wishes'>;

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

/** Why room types that are sold have no price. */
function reasonsByRoom(
  found: OfferedStay,
  { rooms }: ChoosableStay,
  prices: ReadonlyMap<string, Money>,
): ReadonlyMap<string, WhyNoPrice> {
  const viewer = viewerOf(found, false);
  const choosable = new Set(rooms.flat().map(({ offer }) => offer.roomTypeRefId));
  const reasons = new Map<string, WhyNoPrice>();
  for (const { refId } of found.roomTypes) {
    const [first] = found.configurations.flatMap(({ id }) => soldAs(found, id, refId));
    if (!first || prices.has(refId)) continue;
    reasons.set(refId, choosable.has(refId) ? 'wishes' : blockedBy(first, viewer));
  }
  return reasons;
}

/** What the guest's code gives, apart from the rate plan of an offer. */
function codePricesOf(found: OfferedStay, priced: ChoosableStay, criteria: AskedTerms): CodePrices | null {
  const asked = askedCode({ ...criteria, planCode: '' });
  const hasPrices = hasCodePrices(found.offers, asked);
  const atCode = stayAtCode(priced, asked);
  return hasPrices === null ? null : { hasPrices, codePrice: atCode && lowestPrice(atCode, criteria.wishes) };
}

/** What a hotel's offers mean for a search; null for a hotel that has no room. */
export function freeOrFull(
  found: OfferedStay | null,
  whenFull: { readonly nearestDates: readonly DateRange[]; readonly unavailable: Unavailable | null },
  criteria: AskedTerms,
  now: number,
): ReadAvailability {
  if (!found || found.offers.length === 0) return { availability: { kind: 'full', ...whenFull }, offers: [] };
  const { wishes, planCode } = criteria;
  const stay = choosableStay(found);
  const priced = stayAtPlan(stay, planCode) ?? stay;
  const { lowest, lowestFree, blockedBy: reasons } = stayPrice(priced, wishes, now);
  // A room type that is not sold at the plan has its ordinary price.
  const rooms = new Map([...pricesByRoom(stay, wishes), ...pricesByRoom(priced, wishes)]);
  return {
    availability: {
      kind: 'free',
      lowest,
      lowestFree,
      whyNone: lowest ? null : lowestPrice(priced, []) ? 'wishes' : reasons,
      roomsLeft: roomsLeftOf(found.offers),
      rooms,
      unpriced: reasonsByRoom(found, stay, rooms),
      planSale: planSaleOf(found, planCode),
      code: codePricesOf(found, priced, criteria),
    },
    offers: found.offers,
  };
}
