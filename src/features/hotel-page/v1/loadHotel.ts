import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readBrand } from '@/api/v1/readBrand';
import { readPageMeta } from '@/api/v1/readPageMeta';
import { readPicture } from '@/api/v1/readPicture';
import { readRichText } from '@/api/v1/readRichText';
import type { HotelPage } from '@/domain/hotelPage';
import { readInline } from '@/domain/readInline';
import { apiLocaleV1, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readDescribedRoom } from './readDescribedRoom';
import { readBanks, readCards } from './readPaymentMethods';
import { readSubpageLink } from './readSubpageLink';
import type { loadHotelQuery } from './__generated__/loadHotelQuery.graphql';

const query = graphql`
  query loadHotelQuery($locale: Locale!, $urlPath: String!) {
    # A hotel's page has one path in every language, but not every language need have the page.
    fi: hotelPageByUrl(locale: fi_FI, urlPath: $urlPath) {
      id
      locale
    }
    en: hotelPageByUrl(locale: en_GB, urlPath: $urlPath) {
      id
      locale
    }
    sv: hotelPageByUrl(locale: sv_FI, urlPath: $urlPath) {
      id
      locale
    }
    et: hotelPageByUrl(locale: et_EE, urlPath: $urlPath) {
      id
      locale
    }
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

interface LoadedHotel {
  readonly hotel: HotelPage;
  /** The languages that have a page of the hotel. */
  readonly writtenIn: readonly Locale[];
}

/** The page of the hotel at `{city}/{hotelName}`; null when there is none in the language. */
export async function loadHotel(ask: AskContent, locale: Locale, urlPath: string): Promise<LoadedHotel | null> {
  const answer = await ask<loadHotelQuery>(query, { locale: apiLocaleV1(locale), urlPath });
  const { hotelPageByUrl } = answer;
  if (!hotelPageByUrl) return null;
  return { hotel: readHotelPage(hotelPageByUrl), writtenIn: locales.filter((each) => answer[each]) };
}

function readHotelPage(hotel: NonNullable<loadHotelQuery['response']['hotelPageByUrl']>): HotelPage {
  const { accessibility: house, paymentMethods } = hotel;
  return {
    id: hotel.id,
    name: hotel.name,
    urlPath: hotel.urlPath,
    brand: readBrand(hotel.brand),
    city: hotel.city,
    summary: hotel.summary,
    headline: hotel.headline ?? null,
    meta: readPageMeta(hotel.meta),
    description: readRichText(hotel.description),
    address: { ...hotel.address },
    location: hotel.location ? { ...hotel.location } : null,
    phone: { ...hotel.phone },
    email: hotel.email,
    checkInTime: hotel.checkInTime ?? null,
    checkOutTime: hotel.checkOutTime ?? null,
    pictures: hotel.images.flatMap((image) => readPicture(image) ?? []),
    roomTypes: hotel.roomTypes.map(readDescribedRoom),
    accessibility: house ? { ...house, note: house.note ? readInline(house.note) : null } : null,
    cards: readCards(paymentMethods.cards),
    banks: readBanks(paymentMethods.banks),
    company: { ...hotel.company },
    subpages: hotel.subpages.map(readSubpageLink),
  };
}
