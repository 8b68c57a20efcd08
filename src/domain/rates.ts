import { BAR_RATE_CODES } from './limits';
import { byPrice } from './money';
import type { RatePlan, RoomOffer } from './offer';

/** Whether a rate is one of the standard, publicly sold plans. */
export function isBarRate(rateCode: string): boolean {
  return BAR_RATE_CODES.some((code) => code === rateCode);
}

interface RateViewer {
  readonly hasAsomMembership: boolean;
  /** Choosing for a reservation that is being edited. */
  readonly editing: boolean;
}

/**
 * The rates a guest is offered. A member, and whoever is offered a member rate, is not shown the standard rates beside
 * the better ones, unless there would be nothing left; an edit is offered only what needs no deposit.
 */
export function visibleRates(rates: readonly RatePlan[], viewer: RateViewer): readonly RatePlan[] {
  const offered = viewer.editing ? rates.filter((rate) => rate.depositRequirement === 'NO_DEPOSIT_REQUIRED') : rates;
  const memberSeesMember = viewer.hasAsomMembership || offered.some((rate) => rate.loyaltyType === 'ASOM');
  if (!memberSeesMember || offered.length <= 1) return offered;
  const better = offered.filter((rate) => !isBarRate(rate.code));
  // A hotel that sells standard rates only would otherwise be closed to members.
  return better.length === 0 ? offered : better;
}

/** The rate that is chosen until the guest chooses: the first standard one, else the first; null without rates. */
export function defaultRate(rates: readonly RatePlan[]): RatePlan | null {
  return rates.find((rate) => isBarRate(rate.code)) ?? rates[0] ?? null;
}

/** The first of the cheapest offers, or null without offers. */
export function cheapestOffer(offers: readonly RoomOffer[]): RoomOffer | null {
  return offers.reduce<RoomOffer | null>(
    (best, offer) => (best === null || byPrice(offer.price, best.price) < 0 ? offer : best),
    null,
  );
}

/** The cheapest offer of one room type for one room of the search: what a room goes back to when its rate is cleared. */
export function cheapestOfferOfType(
  offers: readonly RoomOffer[],
  roomTypeRefId: string,
  roomConfigurationId: string,
): RoomOffer | null {
  return cheapestOffer(
    offers.filter(
      (offer) => offer.roomTypeRefId === roomTypeRefId && offer.roomConfigurationId === roomConfigurationId,
    ),
  );
}
