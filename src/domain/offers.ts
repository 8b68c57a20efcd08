import { byPrice } from './money';
import type { RatePlan, RoomOffer, RoomType } from './offer';
import { bedsNeeded } from './party';
import type { Occupancy } from './party';
import { cheapestOffer } from './rates';

/** One room type with every offer of it for one room of the search. */
export interface RoomTypeOffers {
  readonly roomType: RoomType;
  /** Cheapest first, never empty. */
  readonly offers: readonly RoomOffer[];
  readonly cheapest: RoomOffer;
}

/**
 * The offers for one room of the search by room type, each group and the groups among themselves cheapest first. Offers
 * of a type nobody told are left out.
 */
export function groupByRoomType(
  offers: readonly RoomOffer[],
  roomTypes: readonly RoomType[],
  roomConfigurationId: string,
): readonly RoomTypeOffers[] {
  return roomTypes
    .flatMap((roomType) => {
      const ofType = offers
        .filter((offer) => offer.roomTypeRefId === roomType.refId && offer.roomConfigurationId === roomConfigurationId)
        .sort((a, b) => byPrice(a.price, b.price));
      const [cheapest] = ofType;
      return cheapest === undefined ? [] : [{ roomType, offers: ofType, cheapest }];
    })
    .sort((a, b) => byPrice(a.cheapest.price, b.cheapest.price));
}

/** One offer together with the rate it is sold at. */
export interface RatedOffer {
  readonly offer: RoomOffer;
  readonly rate: RatePlan;
}

/** The offers with their rates, in the order of the rates given; offers at other rates are left out. */
export function withRates(offers: readonly RoomOffer[], rates: readonly RatePlan[]): readonly RatedOffer[] {
  return rates.flatMap((rate) => {
    const offer = offers.find((each) => each.rateRefId === rate.refId);
    return offer === undefined ? [] : [{ offer, rate }];
  });
}

/** Whether no other offer costs less. Several may be the cheapest together. */
export function isCheapest(offer: RoomOffer, offers: readonly RoomOffer[]): boolean {
  const best = cheapestOffer(offers);
  return best !== null && byPrice(offer.price, best.price) === 0;
}

/** Whether the people and pets of a room can sleep in a room of that type. Babies need a cot's space, no bed. */
export function fits(roomType: RoomType, occupancy: Occupancy): boolean {
  const beds = bedsNeeded(occupancy);
  const hasBabies = occupancy.adults + occupancy.childAges.length > beds;
  return (
    beds <= roomType.maxOccupancy &&
    (occupancy.pets === 0 || roomType.features.includes('PET_ROOM')) &&
    (!hasBabies || roomType.features.includes('TRAVEL_COT_POSSIBLE'))
  );
}
