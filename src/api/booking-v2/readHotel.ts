import { graphql } from 'relay-runtime';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import { parseBrand, parseNotificationLevel } from '@/domain/content/hotel';
import type { Hotel } from '@/domain/content/hotel';
import { banks, paymentCards } from '@/domain/payment/payment';
import { knownOf } from '@/domain/known';
import { readEach, readOptional, readOr, readTextOr } from '../readEach';
import { readNumber, readText } from '../readLeaf';
import { readTimeZone } from '../readTime';
import { readPicture } from '../readPicture';
import type { readHotel_hotel$data } from './__generated__/readHotel_hotel.graphql';
import type { readHotel_listed$data } from './__generated__/readHotel_listed.graphql';

void graphql`
  fragment readHotel_hotel on Hotel @relay(mask: false) {
    id
    locale
    name
    email
    urlPath
    notifications {
      level
      message
    }
    address {
      street
      postCode
      city
      countryCode
    }
    listingImage {
      url
      alt
    }
    checkInTime
    checkOutTime
    phone {
      number
      rate
    }
    brand
    company {
      name
      businessId
    }
    supportedPaymentMethod {
      cards
      banks
    }
    timeZone
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

/** A hotel of the booking API. */
export function readHotel(hotel: readHotel_hotel$data & Partial<readHotel_listed$data>): Hotel {
  const { address, phone, company, supportedPaymentMethod: payment } = hotel;
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
    checkInTime: readTextOr(DEFAULT_CHECK_IN_TIME, hotel.checkInTime),
    checkOutTime: readTextOr(DEFAULT_CHECK_OUT_TIME, hotel.checkOutTime),
    // Deadlines are shown in it, so a hotel without a readable time zone is left out.
    timeZone: readTimeZone(hotel.timeZone),
    company: { name: readTextOr('', company.name), businessId: readTextOr('', company.businessId) },
    cards: knownOf(payment.cards, paymentCards),
    banks: knownOf(payment.banks, banks),
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
