import { money } from '@/domain/money';
import type { PricedOffer, PricedRate } from '@/domain/rate/rates';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { isoIn } from '../calendar';
import { cityOf } from '../places';
import { rateRefId } from '../rates/ratePlans';
import { configurationId, type HotelAnswer, type Offer } from './search';

/** An offer, with what a list reads of it. */
export interface ListedOffer extends PricedOffer {
  readonly record: Offer;
}

/** An answer as lists of hotels compute with it. */
export const offeredStay = ({
  hotel,
  search,
  offers,
  plans,
  roomTypes,
}: HotelAnswer): OfferedStay<ListedOffer, PricedRate> => ({
  memberships: search.keys.loyaltyTypes,
  configurations: search.rooms.map((_, roomIndex) => ({ id: configurationId(roomIndex), roomIndex })),
  roomTypes,
  rates: plans.map((plan) => ({
    refId: rateRefId(hotel.id, plan.code),
    code: plan.code,
    breakfastIncluded: plan.breakfast,
    depositRequirement: plan.depositRequirement,
    loyaltyType: plan.loyaltyType,
    restrictions: plan.restrictions,
  })),
  offers: offers.map((offer) => ({
    record: offer,
    roomConfigurationId: offer.configurationId,
    roomTypeRefId: offer.roomType.refId,
    rateRefId: rateRefId(hotel.id, offer.plan.code),
    price: money(offer.price.total.amount, offer.price.total.currency),
    cancel:
      offer.cancelBy === null
        ? { kind: 'none' }
        : { kind: 'free', until: isoIn(offer.cancelBy, cityOf(hotel).timeZone) },
    restrictions: offer.unmet,
    roomsLeft: offer.roomsLeft,
  })),
});
