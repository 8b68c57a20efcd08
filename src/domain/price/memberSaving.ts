import { byPrice, subtract } from '../money';
import type { Money } from '../money';
import type { RatePlan } from '../rate/ratePlan';
import type { PricedOffer, PricedRate, RatedOffer } from '../rate/rates';
import type { CancelTerms } from '../stay/roomOffer';

/** What a member saves beside the same terms for everyone. */
export interface MemberSaving {
  readonly publicRate: RatePlan;
  readonly less: Money;
}

/** Whether two offers can be cancelled alike. */
export const isSameCancel = (a: CancelTerms, b: CancelTerms): boolean =>
  a.kind === 'free' && b.kind === 'free' ? Date.parse(a.until) === Date.parse(b.until) : a.kind === b.kind;

/** Sold to everyone: it needs no membership, no code, no sign-in. */
export const isPublic = ({ rate, offer }: RatedOffer<PricedOffer, PricedRate>): boolean =>
  rate.loyaltyType === 'NONE' &&
  rate.restrictions.length === 0 &&
  offer.restrictions.length === 0 &&
  (offer.applied ?? []).length === 0;

/** Breakfast, deposit and cancel terms alike, and money beside money. */
const isLike = (a: RatedOffer, b: RatedOffer): boolean =>
  a.rate.breakfastIncluded === b.rate.breakfastIncluded &&
  a.rate.depositRequirement === b.rate.depositRequirement &&
  isSameCancel(a.offer.cancel, b.offer.cancel) &&
  a.offer.price.currency === b.offer.price.currency;

/**
 * How much less a member rate costs than the cheapest public rate of the same terms, for the same room and nights; null
 * for a rate that needs no membership, and where there is nothing like it or nothing dearer.
 * @param sold every rate of the room type, also those that a member is not shown
 */
export function memberSaving(member: RatedOffer, sold: readonly RatedOffer[]): MemberSaving | null {
  if (member.rate.loyaltyType === 'NONE') return null;
  const [cheapest] = sold
    .filter((each) => isPublic(each) && isLike(each, member))
    .sort((a, b) => byPrice(a.offer.price, b.offer.price));
  if (!cheapest) return null;
  const less = subtract(cheapest.offer.price, member.offer.price);
  return less.amount > 0 ? { publicRate: cheapest.rate, less } : null;
}
