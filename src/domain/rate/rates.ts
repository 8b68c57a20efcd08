import { BAR_RATE_CODES } from '../limits';
import { byPrice } from '../money';
import { depositRequirements, isWithoutDeposit } from './ratePlan';
import type { RatePlan, RestrictionReason } from './ratePlan';
import type { CancelTerms, RoomOffer } from '../stay/roomOffer';

/** The part of an offer that decides who may choose it and which is the cheapest. */
export type PricedOffer = Pick<
  RoomOffer,
  'cancel' | 'price' | 'rateRefId' | 'restrictions' | 'roomConfigurationId' | 'roomsLeft' | 'roomTypeRefId'
> &
  // Missing where a list does not ask what changed a price.
  Partial<Pick<RoomOffer, 'applied'>>;

/** The part of a rate plan that decides the same. */
export type PricedRate = Pick<
  RatePlan,
  'breakfastIncluded' | 'code' | 'depositRequirement' | 'loyaltyType' | 'refId' | 'restrictions'
>;

/** A rate that a room type is sold at, with the offer. */
export interface RatedOffer<Offer = RoomOffer, Rate = RatePlan> {
  readonly offer: Offer;
  readonly rate: Rate;
}

/** The guest that rates are shown to. */
export interface RateViewer {
  readonly hasAsomMembership: boolean;
  /** The stay is booked for someone else. */
  readonly isForOther: boolean;
  /** Choosing for a reservation that is being edited. */
  readonly editing: boolean;
}

/** Terms of booking or paying. The other reasons are conditions that a guest must meet to have the rate. */
const bookingTerms: readonly RestrictionReason[] = [
  'BOOKING_FOR_OTHER_NOT_ALLOWED',
  'BOOKING_FOR_OTHER_REQUIRES_PAYMENT',
  'ONLY_S_BANK_PAYMENTS',
];

/** Conditions that signing in may meet. */
const metBySigningIn: readonly RestrictionReason[] = [
  'ASOM_REQUIRED',
  'LOGIN_REQUIRED',
  'STAFF_MEMBERSHIP_REQUIRED',
  'S_CARD_REQUIRED',
];

export const isMetBySigningIn = (reason: RestrictionReason): boolean => metBySigningIn.includes(reason);

/**
 * The reasons worth showing. One for members implies signing in; where signing in is required, the number of points is
 * not known yet.
 */
export function explainedBy(reasons: readonly RestrictionReason[]): readonly RestrictionReason[] {
  const isOfMembers = reasons.some((reason) => isMetBySigningIn(reason) && reason !== 'LOGIN_REQUIRED');
  const implied: RestrictionReason = isOfMembers ? 'LOGIN_REQUIRED' : 'SUFFICIENT_S_POINTS_REQUIRED';
  return reasons.includes('LOGIN_REQUIRED') ? reasons.filter((reason) => reason !== implied) : reasons;
}

/** Whether a rate is one of the standard, publicly sold plans. */
export function isBarRate(rateCode: string): boolean {
  return BAR_RATE_CODES.some((code) => code === rateCode);
}

/**
 * The terms of booking and paying of a rate, the same for every guest: its own and those of the offer, which is null
 * where only a booking is known.
 */
export function termsOf(
  rate: Pick<RatePlan, 'restrictions'>,
  offer: Pick<RoomOffer, 'restrictions'> | null,
): readonly RestrictionReason[] {
  const stated = [...rate.restrictions, ...(offer?.restrictions ?? [])];
  return bookingTerms.filter((reason) => stated.includes(reason));
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

/** Whether `a` is at least as good as `b`: it costs no more, includes as much, and can be cancelled as late. */
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
 * The rates of one room type that a guest is shown. Members, and guests with a member rate on offer, are not shown the
 * standard rates beside better ones. A standard rate stays when nothing that this guest may
 * choose is as good, so that being a member never costs a flexible or cheaper rate. When a reservation is edited, only
 * rates without a deposit are offered.
 */
export function visibleRates<Sold extends RatedOffer<PricedOffer, PricedRate>>(
  sold: readonly Sold[],
  viewer: RateViewer,
): readonly Sold[] {
  const offered = viewer.editing ? sold.filter(({ rate }) => isWithoutDeposit(rate)) : sold;
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
