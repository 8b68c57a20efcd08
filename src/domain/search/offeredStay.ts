import type { LoyaltyType } from '../guest/membership';
import type { RoomType } from '../stay/roomType';
import { blockedBy, visibleRates } from '../rate/rates';
import type { PricedOffer, PricedRate, RatedOffer, RateViewer } from '../rate/rates';

/** The part of a hotel's offers that decides what the guest may choose and what it costs. */
export interface OfferedStay<Offer extends PricedOffer = PricedOffer, Rate extends PricedRate = PricedRate> {
  /** The rooms of the search. */
  readonly configurations: readonly { readonly id: string; readonly roomIndex: number }[];
  readonly offers: readonly Offer[];
  readonly rates: readonly Rate[];
  readonly roomTypes: readonly Pick<RoomType, 'features' | 'refId'>[];
  /** The memberships that it was asked with. */
  readonly memberships: readonly LoyaltyType[];
  /** It was asked to change a reservation. */
  readonly editing?: boolean;
}

/** The guest that an answer is shown to: a member when it was asked as one. */
export const viewerOf = (
  { memberships, editing = false }: Pick<OfferedStay, 'editing' | 'memberships'>,
  isForOther: boolean,
): RateViewer => ({ hasAsomMembership: memberships.includes('ASOM'), isForOther, editing });

/** Each rate that a room type is sold at for one room of the search, in the order of the hotel's rates. */
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

/** The rates of one room type that this guest may choose. */
export const choosableOf = <Offer extends PricedOffer, Rate extends PricedRate>(
  sold: readonly RatedOffer<Offer, Rate>[],
  viewer: RateViewer,
): readonly RatedOffer<Offer, Rate>[] =>
  visibleRates(sold, viewer).filter((each) => blockedBy(each, viewer).length === 0);

/**
 * The offers of one room of the search that this guest may choose, with their rates. The cheapest of them is
 * the lowest price everywhere: in results, on the map, on room cards, among rates and on a hotel's page.
 */
export function choosableOffers<Offer extends PricedOffer, Rate extends PricedRate>(
  found: OfferedStay<Offer, Rate>,
  configurationId: string,
  isForOther: boolean,
): readonly RatedOffer<Offer, Rate>[] {
  const viewer = viewerOf(found, isForOther);
  return found.roomTypes.flatMap(({ refId }) => choosableOf(soldAs(found, configurationId, refId), viewer));
}
