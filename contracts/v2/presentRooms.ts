import { hotelById } from '../world/hotels/allHotels';
import type { HotelRecord, RatePlanRecord } from '../world/model';
import { picturesOfRoom } from '../world/content/pictures';
import type { ContentLocale } from '../world/localized';
import { rateRefId } from '../world/rates/ratePlans';
import type { RoomTypeRecord } from '../world/rooms/roomTypes';

export const restrictions = (reasons: readonly string[]) => reasons.map((reason) => ({ reason }));

const picturesIn = (type: RoomTypeRecord, locale: ContentLocale) =>
  picturesOfRoom(hotelById(type.hotelId).brand, type).map(({ url, alt }) => ({ url, alt: alt[locale] }));

/** A room type of one hotel. */
export const presentRoomType = (type: RoomTypeRecord, locale: ContentLocale) => ({
  refId: type.refId,
  hotelId: type.hotelId,
  roomType: type.code,
  name: type.name[locale],
  description: type.description[locale],
  images: picturesIn(type, locale),
  minOccupancy: type.minOccupancy,
  maxOccupancy: type.maxOccupancy,
  minSize: type.minSize,
  maxSize: type.maxSize,
  features: type.features,
  bedSize: type.bedSize,
  bathroomType: type.bathroomType,
  accessibility: type.accessibility ?? null,
});

/** A rate plan in one hotel. */
export const presentRate = (hotel: HotelRecord, plan: RatePlanRecord, locale: ContentLocale) => ({
  refId: rateRefId(hotel.id, plan.code),
  rateCode: plan.code,
  information: {
    name: plan.name[locale],
    description: plan.description[locale],
    includes: plan.includes.map((line) => line[locale]),
    breakfastIncluded: plan.breakfast,
  },
  constraints: {
    cancelable: plan.cancelDaysBefore !== null,
    depositRequirement: plan.depositRequirement,
    loyaltyType: plan.loyaltyType,
    restrictions: restrictions(plan.restrictions),
  },
  allowedGuarantees: plan.guarantees,
});
