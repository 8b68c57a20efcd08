import { graphql } from 'relay-runtime';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import { parseBrand, parseNotificationLevel } from '@/domain/content/hotel';
import type { Hotel } from '@/domain/content/hotel';
import { readEach, readOptional, readOr, readTextOr } from '../../readEach';
import { readNumber, readText } from '../../readLeaf';
import { readPicture } from '../../readPicture';
import { readTimeZone } from '../../readTime';
import { readPaymentMethods } from '../readPaymentMethods';
import type { readHotel_hotel$data } from './__generated__/readHotel_hotel.graphql';
import type { readHotel_listed$data } from './__generated__/readHotel_listed.graphql';

void graphql`
  fragment readHotel_hotel on Hotel @relay(mask: false) {
    id
    locale
    name
    brand
    urlPath
    address {
      street
      postCode
      city
      countryCode
    }
    email
    phone {
      number
      rate
    }
    checkInTime
    checkOutTime
    timeZone
    company {
      name
      businessId
    }
    paymentMethods {
      ...readPaymentMethods_methods @relay(mask: false)
    }
    notifications {
      level
      message
    }
    listingImage {
      url
      alt
    }
  }
`;

// What a list of hotels shows besides.
void graphql`
  fragment readHotel_listed on Hotel @relay(mask: false) {
    summary @include(if: $withSummary)
    location @include(if: $withMap) {
      latitude
      longitude
    }
  }
`;

/** A hotel of the site's API, as the flow shows it. */
export function readHotel(hotel: readHotel_hotel$data & Partial<readHotel_listed$data>): Hotel {
  const { address, phone, company } = hotel;
  const picture = readPicture(hotel.listingImage);
  return {
    id: readText(hotel.id),
    name: readText(hotel.name),
    brand: parseBrand(hotel.brand),
    urlPath: readText(hotel.urlPath),
    address: {
      street: readTextOr('', address.street),
      postCode: readTextOr('', address.postCode),
      city: readTextOr('', address.city),
      countryCode: readTextOr('', address.countryCode),
    },
    email: readTextOr('', hotel.email),
    phone: { number: readTextOr('', phone.number), rate: readTextOr('', phone.rate) },
    checkInTime: readOptional(hotel.checkInTime, readText) ?? DEFAULT_CHECK_IN_TIME,
    checkOutTime: readOptional(hotel.checkOutTime, readText) ?? DEFAULT_CHECK_OUT_TIME,
    // Deadlines are shown in it, so a hotel without a readable time zone is left out.
    timeZone: readTimeZone(hotel.timeZone),
    company: { name: readTextOr('', company.name), businessId: readTextOr('', company.businessId) },
    ...readOr({ cards: [], banks: [] }, () => readPaymentMethods(hotel.paymentMethods)),
    notifications: readOr([], () =>
      readEach(hotel.notifications, ({ level, message }) => ({
        level: parseNotificationLevel(level),
        message: readText(message),
      })),
    ),
    summary: readOptional(hotel.summary, readText),
    location: readOptional(hotel.location, ({ latitude, longitude }) => ({
      latitude: readNumber(latitude),
      longitude: readNumber(longitude),
    })),
    image: picture && { url: picture.src, alt: picture.alt },
    logo: null,
  };
}
