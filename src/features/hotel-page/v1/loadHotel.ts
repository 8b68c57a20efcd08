import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readBrand } from '@/api/v1/readBrand';
import { readPageMeta } from '@/api/v1/readPageMeta';
import { readEach, readOptional, readTextOr } from '@/api/readEach';
import { readBoolean, readCount, readNumber, readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { readRichText } from '@/api/v1/readRichText';
import type { HotelPage } from '@/domain/hotelPage';
import { readInline } from '@/domain/readInline';
import { apiLocaleV1 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readDescribedRoom } from './readDescribedRoom';
import { readBanks, readCards } from './readPaymentMethods';
import { readSubpageLink } from './readSubpageLink';
import type { loadHotelQuery } from './__generated__/loadHotelQuery.graphql';

const query = graphql`
  query loadHotelQuery($locale: Locale!, $urlPath: String!) {
    hotelPageByUrl(locale: $locale, urlPath: $urlPath) {
      id
      locale
      name
      urlPath
      brand
      city
      summary
      headline
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      description {
        ...readRichText_block @relay(mask: false)
      }
      address {
        street
        postCode
        city
        countryCode
      }
      location {
        latitude
        longitude
      }
      phone {
        number
        rate
      }
      email
      checkInTime
      checkOutTime
      notifications {
        level
        message
      }
      images {
        url
        alt
      }
      roomTypes {
        id
        name
        description
        image {
          url
          alt
        }
        beds
        bathroom
        minSize
        maxSize
        minOccupancy
        maxOccupancy
        features
        accessibility {
          stepFreeShower
          doorWidth
          vibratingAlarm
          spaceBesideBed
        }
      }
      accessibility {
        stepFreeEntrance
        lift
        accessibleParking
        accessibleToilet
        inductionLoop
        accessibleRooms
        note
      }
      paymentMethods {
        cards
        banks
      }
      company {
        name
        businessId
      }
      subpages {
        id
        locale
        slug
        kind
        title
        lead
      }
    }
  }
`;

/** The page of the hotel at `{city}/{hotelName}`; null when there is none. */
export async function loadHotel(ask: AskContent, locale: Locale, urlPath: string): Promise<HotelPage | null> {
  const { hotelPageByUrl: hotel } = await ask<loadHotelQuery>(query, { locale: apiLocaleV1(locale), urlPath });
  if (!hotel) return null;
  const { accessibility: house, address, phone, company, paymentMethods } = hotel;
  return {
    id: readText(hotel.id),
    name: readText(hotel.name),
    urlPath: readText(hotel.urlPath),
    brand: readBrand(hotel.brand),
    city: readText(hotel.city),
    summary: readTextOr('', hotel.summary),
    headline: readOptional(hotel.headline, readText),
    meta: readPageMeta(hotel.meta),
    description: readRichText(hotel.description),
    address: {
      street: readTextOr('', address.street),
      postCode: readTextOr('', address.postCode),
      city: readTextOr('', address.city),
      countryCode: readTextOr('', address.countryCode),
    },
    location: readOptional(hotel.location, ({ latitude, longitude }) => ({
      latitude: readNumber(latitude),
      longitude: readNumber(longitude),
    })),
    phone: { number: readTextOr('', phone.number), rate: readTextOr('', phone.rate) },
    email: readTextOr('', hotel.email),
    checkInTime: readOptional(hotel.checkInTime, readText),
    checkOutTime: readOptional(hotel.checkOutTime, readText),
    notifications: readEach(hotel.notifications, ({ level, message }) => ({
      level: level === 'ALERT' ? 'ALERT' : 'INFO',
      message: readText(message),
    })),
    pictures: hotel.images.flatMap((image) => readPicture(image) ?? []),
    roomTypes: readEach(hotel.roomTypes, readDescribedRoom),
    accessibility: readOptional(house, readHouse),
    cards: readCards(paymentMethods.cards),
    banks: readBanks(paymentMethods.banks),
    company: { name: readTextOr('', company.name), businessId: readTextOr('', company.businessId) },
    subpages: readEach(hotel.subpages, readSubpageLink),
  };
}

type WireHouse = NonNullable<NonNullable<loadHotelQuery['response']['hotelPageByUrl']>['accessibility']>;

function readHouse(house: WireHouse): HotelPage['accessibility'] {
  return {
    stepFreeEntrance: readBoolean(house.stepFreeEntrance),
    lift: readBoolean(house.lift),
    accessibleParking: readBoolean(house.accessibleParking),
    accessibleToilet: readBoolean(house.accessibleToilet),
    inductionLoop: readBoolean(house.inductionLoop),
    accessibleRooms: readCount(house.accessibleRooms),
    note: readOptional(house.note, (note) => readInline(readText(note))),
  };
}
