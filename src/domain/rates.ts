import { BAR_RATE_CODES } from './limits';
import { byPrice } from './money';
import { depositRequirements } from './ratePlan';
import type { RatePlan, RestrictionReason } from './ratePlan';
import type { CancelTerms, RoomOffer } from './roomOffer';

/** What of an offer decides who may choose it and which is the cheapest. */
export type PricedOffer = Pick<
  RoomOffer,
  'cancel' | 'price' | 'rateRefId' | 'restrictions' | 'roomConfigurationId' | 'roomsLeft' | 'roomTypeRefId'
>;

/** What of a rate plan decides the same. */
export type PricedRate = Pick<
  RatePlan,
  'breakfastIncluded' | 'code' | 'depositRequirement' | 'loyaltyType' | 'refId' | 'restrictions'
>;

/** A rate that a room type is sold at, with the offer. */
export interface RatedOffer<Offer = RoomOffer, Rate = RatePlan> {
  readonly offer: Offer;
  readonly rate: Rate;
}

/** Who looks at rates. */
export interface RateViewer {
  readonly hasAsomMembership: boolean;
  /** Somebody else than the one who books will stay. */
  readonly isForOther: boolean;
  /** Choosing for a reservation that is being edited. */
  readonly editing: boolean;
}

/** Terms that bind the way of booking or paying; the other reasons keep a rate from whoever does not meet them. */
const bookingTerms: readonly RestrictionReason[] = [
  'BOOKING_FOR_OTHER_NOT_ALLOWED',
  'BOOKING_FOR_OTHER_REQUIRES_PAYMENT',
  'ONLY_S_BANK_PAYMENTS',
];

/** What stands between a guest and a rate until it is known who they are. */
const metBySigningIn: readonly RestrictionReason[] = [
  'ASOM_REQUIRED',
  'LOGIN_REQUIRED',
  'STAFF_MEMBERSHIP_REQUIRED',
  'S_CARD_REQUIRED',
];

export const isMetBySigningIn = (reason: RestrictionReason): boolean => metBySigningIn.includes(reason);

/** The reasons that say it all: members are signed in anyway, and nobody's points are known before. */
export function explainedBy(reasons: readonly RestrictionReason[]): readonly RestrictionReason[] {
  const isOfMembers = reasons.some((reason) => isMetBySigningIn(reason) && reason !== 'LOGIN_REQUIRED');
  const implied: RestrictionReason = isOfMembers ? 'LOGIN_REQUIRED' : 'SUFFICIENT_S_POINTS_REQUIRED';
  return reasons.includes('LOGIN_REQUIRED') ? reasons.filter((reason) => reason !== implied) : reasons;
}

/** Whether a rate is one of the standard, publicly sold plans. */
export function isBarRate(rateCode: string): boolean {
  return BAR_RATE_CODES.some((code) => code === rateCode);
}

/** How a rate binds the way of booking and paying; the same for everybody. Section 6, restriction reasons. */
export function termsOf(
  rate: Pick<RatePlan, 'restrictions'>,
  offer: Pick<RoomOffer, 'restrictions'>,
): readonly RestrictionReason[] {
  return bookingTerms.filter((reason) => rate.restrictions.includes(reason) || offer.restrictions.includes(reason));
}

/** Why this guest may not choose an offer; empty when they may. */
export function blockedBy(
  { rate, offer }: RatedOffer<Pick<RoomOffer, 'restrictions'>, Pick<RatePlan, 'restrictions'>>,
  { isForOther }: Pick<RateViewer, 'isForOther'>,
): readonly RestrictionReason[] {
  const unmet = offer.restrictions.filter((reason) => !bookingTerms.includes(reason));
  const isPersonal = isForOther && termsOf(rate, offer).includes('BOOKING_FOR_OTHER_NOT_ALLOWED');
  return isPersonal ? [...unmet, 'BOOKING_FOR_OTHER_NOT_ALLOWED'] : unmet;
}

const isCancelableAsLate = (a: CancelTerms, b: CancelTerms): boolean =>
  b.kind === 'none' || (a.kind === 'free' && Date.parse(a.until) >= Date.parse(b.until));

/** Whether nobody would rather have `b`: `a` costs no more, gives no less, and binds no earlier. */
function isAsGood(a: RatedOffer<PricedOffer, PricedRate>, b: RatedOffer<PricedOffer, PricedRate>): boolean {
  const isDue = ({ rate }: typeof a) => depositRequirements.indexOf(rate.depositRequirement);
  return (
    a.offer.price.currency === b.offer.price.currency &&
    a.offer.price.amount <= b.offer.price.amount &&
    isCancelableAsLate(a.offer.cancel, b.offer.cancel) &&
    (a.rate.breakfastIncluded || !b.rate.breakfastIncluded) &&
    isDue(a) <= isDue(b)
  );
}

/**
 * The rates of one room type that a guest is shown. A member, and whoever is offered a member rate, is not shown the
 * standard rates beside better ones (section 5, rate filtering). A standard rate stays where nothing that this guest may
 * choose is as good: nobody loses a flexible or a cheaper rate for being a member, or for asking as one. An edit is
 * offered only what needs no deposit.
 */
export function visibleRates<Sold extends RatedOffer<PricedOffer, PricedRate>>(
  sold: readonly Sold[],
  viewer: RateViewer,
): readonly Sold[] {
  const offered = viewer.editing ? sold.filter(({ rate }) => rate.depositRequirement === 'NO_DEPOSIT_REQUIRED') : sold;
  const isMemberSale = viewer.hasAsomMembership || offered.some(({ rate }) => rate.loyaltyType === 'ASOM');
  if (!isMemberSale) return offered;
  const others = offered.filter((each) => !isBarRate(each.rate.code) && blockedBy(each, viewer).length === 0);
  return offered.filter((each) => !isBarRate(each.rate.code) || !others.some((other) => isAsGood(other, each)));
}

/** The rate that is chosen until the guest chooses: the first standard one, else the first; null without rates. */
export function defaultRate<Rate extends Pick<RatePlan, 'code'>>(rates: readonly Rate[]): Rate | null {
  return rates.find((rate) => isBarRate(rate.code)) ?? rates[0] ?? null;
}

/** The first of the cheapest offers, or null without offers. */
export function cheapestOffer<Offer extends Pick<RoomOffer, 'price'>>(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (best === null || byPrice(offer.price, best.price) < 0 ? offer : best),
    null,
  );
}
