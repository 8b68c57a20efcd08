import { presentSurroundings } from '../presentSurroundings';
import { companies } from '../world/companies';
import type { HotelRecord } from '../world/model';
import { pictureOfHotel } from '../world/content/pictures';
import { cityOf } from '../world/places';
import { houseTimes } from '../world/rules/bookingStatus';
import { paymentMeansOf } from '../world/rules/checkOrder';
import { contentLocale, type ApiLocale } from './apiLocale';

/** A hotel of the booking API. */
export const presentHotel = (hotel: HotelRecord, locale: ApiLocale) => {
  const language = contentLocale(locale);
  const city = cityOf(hotel);
  const company = companies[hotel.companyId];
  const means = paymentMeansOf(hotel);
  const times = houseTimes(hotel);
  const picture = pictureOfHotel(hotel);
  return {
    id: hotel.id,
    locale,
    name: hotel.name[language],
    email: hotel.email,
    urlPath: `${city.id}/${hotel.slug}`,
    notifications: (hotel.notifications ?? []).map(({ level, message }) => ({ level, message: message[language] })),
    address: {
      city: city.name[language],
      countryCode: city.countryCode,
      postCode: hotel.postCode,
      street: hotel.street[language],
    },
    listingImage: { url: picture.url, alt: picture.alt[language] },
    logoImage: hotel.logo === undefined ? null : { url: hotel.logo, alt: hotel.name[language] },
    checkInTime: times.checkIn,
    checkOutTime: times.checkOut,
    phone: { number: hotel.phone, rate: company.callRate[language] },
    brand: hotel.brand.toUpperCase(),
    company: { name: company.name, businessId: company.businessId },
    // The API has no name for Diners Club.
    supportedPaymentMethod: { cards: means.cards.filter((card) => card !== 'DINERS_CLUB'), banks: means.banks },
    timeZone: city.timeZone,
    summary: hotel.summary[language],
    location: { latitude: hotel.latitude, longitude: hotel.longitude },
    ...presentSurroundings(hotel, language),
  };
};
