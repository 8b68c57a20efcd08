import type { LoyaltyType } from './membership';
import type { RoomType } from './roomType';
import { blockedBy, visibleRates } from './rates';
import type { PricedOffer, PricedRate, RatedOffer, RateViewer } from './rates';

/** What a hotel offers a party: all that decides what the guest may choose and what it costs. */
export interface OfferedStay<Offer extends PricedOffer = PricedOffer, Rate extends PricedRate = PricedRate> {
  /** The rooms of the search. */
  readonly configurations: readonly { readonly id: string; readonly roomIndex: number }[];
  readonly offers: readonly Offer[];
  readonly rates: readonly Rate[];
  readonly roomTypes: readonly Pick<RoomType, 'features' | 'refId'>[];
  /** The memberships that it was asked with. */
  readonly memberships: readonly LoyaltyType[];
}

/** Who looks at an answer: a member, as it was asked. */
export const viewerOf = ({ memberships }: Pick<OfferedStay, 'memberships'>, isForOther: boolean): RateViewer => ({
  hasAsomMembership: memberships.includes('ASOM'),
  isForOther,
  editing: false,
});

/** What one room of the search may be: each rate that a room type is sold at, in the order of the hotel's rates. */
export function soldAs<Offer extends PricedOffer, Rate extends PricedRate>(
  { offers, rates }: OfferedStay<Offer, Rate>,
  configurationId: string,
  roomTypeRefId: string,
): readonly RatedOffer<Offer, Rate>[] {
  const ofType = offers.filter(
    (offer) => offer.roomConfigurationId === configurationId && offer.roomTypeRefId === roomTypeRefId,
  );
  return rates.flatMap((rate) => {
    const offer = ofType.find((each) => each.rateRefId === rate.refId);
    return offer ? [{ offer, rate }] : [];
  });
}

/** Those that this guest may choose of all that one room type is sold at. */
export const choosableOf = <Offer extends PricedOffer, Rate extends PricedRate>(
  sold: readonly RatedOffer<Offer, Rate>[],
  viewer: RateViewer,
): readonly RatedOffer<Offer, Rate>[] =>
  visibleRates(sold, viewer).filter((each) => blockedBy(each, viewer).length === 0);

/**
 * The offers of one room of the search that this guest may choose, with their rates. This rule alone decides what counts
 * as the cheapest: in results, on the map, on room cards, among rates and on a hotel's page.
 */
export function choosableOffers<Offer extends PricedOffer, Rate extends PricedRate>(
  found: OfferedStay<Offer, Rate>,
  configurationId: string,
  isForOther: boolean,
): readonly RatedOffer<Offer, Rate>[] {
  const viewer = viewerOf(found, isForOther);
  return found.roomTypes.flatMap(({ refId }) => choosableOf(soldAs(found, configurationId, refId), viewer));
}
