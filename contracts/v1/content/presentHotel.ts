import type { CallContext } from '../../callContext';
import { presentSurroundings } from '../../presentSurroundings';
import { dayIn } from '../../world/calendar';
import { companies } from '../../world/companies';
import { urlPathOf } from '../../world/content/addresses';
import type { HotelRecord } from '../../world/model';
import { pictureOfHotel, pictureOfRoom, picturesOfHotel, picturesOfRoom } from '../../world/content/pictures';
import { feesOf, hoursOf } from '../../world/hotels/houseRules';
import { cityOf } from '../../world/places';
import { roomTypesOf, type RoomTypeRecord } from '../../world/rooms/roomTypes';
import { paymentMeansOf } from '../../world/rules/checkOrder';
import { bankNames, cardNames } from '../names';
import { hotelDates } from './hotelDates';
import { presentSubpage, writtenSubpages } from './presentSubpage';
import { presentMeta } from './presentWritten';
import { presentBlocks, presentPicture, toHtml, type ContentScope } from './richText';

/** A room type of a hotel. */
export const presentRoomType = (type: RoomTypeRecord, { brand }: HotelRecord, { language }: ContentScope) => ({
  id: type.refId,
  name: type.name[language],
  description: type.description[language],
  image: presentPicture(pictureOfRoom(brand, type.code), language),
  images: picturesOfRoom(brand, type).map((picture) => presentPicture(picture, language)),
  beds: type.bedSize,
  bathroom: type.bathroomType,
  minSize: type.minSize,
  maxSize: type.maxSize,
  minOccupancy: type.minOccupancy,
  maxOccupancy: type.maxOccupancy,
  features: type.features,
  accessibility: type.accessibility ?? null,
});

const accessibilityOf = (hotel: HotelRecord, scope: ContentScope) => {
  const access = scope.content.hotels.get(hotel.id)?.access;
  if (!access) return null;
  return {
    stepFreeEntrance: access.stepFreeEntrance,
    lift: access.lift,
    accessibleParking: access.parking,
    accessibleToilet: access.toilet,
    inductionLoop: access.inductionLoop,
    accessibleRooms: roomTypesOf(hotel)
      .filter(({ accessibility }) => accessibility)
      .reduce((sum, { capacity }) => sum + capacity, 0),
    note: access.note && toHtml(access.note[scope.language], scope),
  };
};

const meansOf = (hotel: HotelRecord) => {
  const means = paymentMeansOf(hotel);
  return { cards: means.cards.map((card) => cardNames[card]), banks: means.banks.map((bank) => bankNames[bank]) };
};

/** A hotel of the site's API. Fields that are not selected are not computed. */
export const presentHotel = (hotel: HotelRecord, scope: ContentScope) => {
  const { language, locale, content } = scope;
  const city = cityOf(hotel);
  const company = companies[hotel.companyId];
  const picture = pictureOfHotel(hotel);
  const written = content.hotels.get(hotel.id);
  const name = hotel.name[language];
  const summary = hotel.summary[language];
  return {
    id: hotel.id,
    locale,
    name,
    urlPath: urlPathOf(hotel),
    brand: hotel.brand,
    city: city.name[language],
    summary,
    listingImage: presentPicture(picture, language),
    meta: () =>
      presentMeta({ ...hotelDates, title: `${name}, ${city.name[language]}`, description: summary, picture }, scope),
    headline: written?.headline[language] ?? null,
    description: () =>
      presentBlocks(
        (written?.description ?? []).map((text) => ({ kind: 'paragraph', text })),
        scope,
      ),
    address: {
      street: hotel.street[language],
      postCode: hotel.postCode,
      city: city.name[language],
      countryCode: city.countryCode,
    },
    location: { latitude: hotel.latitude, longitude: hotel.longitude },
    ...presentSurroundings(hotel, language),
    hours: (_: unknown, { world }: CallContext) => hoursOf(hotel, content, dayIn(world.now().getTime(), city.timeZone)),
    fees: () => feesOf(hotel),
    phone: { number: hotel.phone, rate: company.callRate[language] },
    email: hotel.email,
    checkInTime: hotel.checkInTime ?? null,
    checkOutTime: hotel.checkOutTime ?? null,
    timeZone: city.timeZone,
    notifications: (hotel.notifications ?? []).map(({ level, message }) => ({ level, message: message[language] })),
    images: () => picturesOfHotel(hotel).map((each) => presentPicture(each, language)),
    roomTypes: () => roomTypesOf(hotel).map((type) => presentRoomType(type, hotel, scope)),
    accessibility: () => accessibilityOf(hotel, scope),
    paymentMethods: () => meansOf(hotel),
    company: { name: company.name, businessId: company.businessId },
    subpages: () => writtenSubpages(hotel, scope).map((subpage) => presentSubpage(subpage, hotel, scope, presentHotel)),
  };
};
