import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readEach, readOptional, readOr, readTextOr } from '@/api/readEach';
import { readBoolean, readCount, readKnown, readNumber, readText } from '@/api/readLeaf';
import { readSurroundings } from '@/api/readSurroundings';
import { readPicture } from '@/api/readPicture';
import { readRichText } from '@/api/site/readRichText';
import type { HotelPage } from '@/domain/content/hotelPage';
import { feeKinds, feeUnits, serviceKinds, weekdays } from '@/domain/content/houseRules';
import type { HotelFee, ServiceHours } from '@/domain/content/houseRules';
import { money } from '@/domain/money';
import { readInline } from '@/domain/content/readInline';
import { parseBrand } from '@/domain/content/hotel';
import { waysTo } from '@/domain/content/surroundings';
import { contentFields } from '@/config/contentFields';
import { localeCode, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readDescribedRoom } from '@/api/site/readDescribedRoom';
import { readPaymentMethods } from '@/api/site/readPaymentMethods';
import { readSubpageLink } from './readSubpageLink';
import type { loadHotelQuery } from './__generated__/loadHotelQuery.graphql';

const query = graphql`
  query loadHotelQuery($locale: Locale!, $urlPath: String!, $withMeasures: Boolean!) {
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
      district
      nearby {
        kind
        name
        location {
          latitude
          longitude
        }
        walkMetres
      }
      hours {
        kind
        fromDay
        toDay
        opens
        closes
        firstDate
        lastDate
      }
      fees {
        kind
        amount
        per
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
        ...readDescribedRoom_room @relay(mask: false)
        accessibility {
          ...readDescribedRoom_access @relay(mask: false)
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
        ...readPaymentMethods_methods @relay(mask: false)
      }
      company {
        name
        businessId
      }
      subpages {
        ...readSubpageLink_page @relay(mask: false)
      }
    }
  }
`;

interface LoadedHotel {
  readonly hotel: HotelPage;
  /** The languages that the hotel has a page in. */
  readonly writtenIn: readonly Locale[];
}

/** The page of the hotel at `{city}/{hotelName}`; null when there is none in the language. */
export async function loadHotel(ask: AskContent, locale: Locale, urlPath: string): Promise<LoadedHotel | null> {
  const answer = await ask<loadHotelQuery>(query, { locale: localeCode(locale), urlPath, ...contentFields });
  const { hotelPageByUrl } = answer;
  if (!hotelPageByUrl) return null;
  return { hotel: readHotelPage(hotelPageByUrl), writtenIn: locales.filter((each) => answer[each]) };
}

function readHotelPage(hotel: NonNullable<loadHotelQuery['response']['hotelPageByUrl']>): HotelPage {
  const { accessibility: house, address, phone, company, paymentMethods } = hotel;
  const surroundings = readSurroundings(hotel);
  const location = readOptional(hotel.location, ({ latitude, longitude }) => ({
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
  }));
  return {
    id: readText(hotel.id),
    name: readText(hotel.name),
    urlPath: readText(hotel.urlPath),
    brand: parseBrand(hotel.brand),
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
    location,
    surroundings,
    // Worked out once, so that the page needs no rules for it.
    ways: waysTo(surroundings, location),
    hours: readOr([], () => readEach(hotel.hours, readHours)),
    fees: readOr([], () => readEach(hotel.fees, readFee)),
    phone: { number: readTextOr('', phone.number), rate: readTextOr('', phone.rate) },
    email: readTextOr('', hotel.email),
    checkInTime: readOptional(hotel.checkInTime, readText),
    checkOutTime: readOptional(hotel.checkOutTime, readText),
    pictures: hotel.images.flatMap((image) => readPicture(image) ?? []),
    roomTypes: readEach(hotel.roomTypes, readDescribedRoom),
    accessibility: readOptional(house, readHouse),
    ...readPaymentMethods(paymentMethods),
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

type WireHotel = NonNullable<loadHotelQuery['response']['hotelPageByUrl']>;

/** Hours of a service or of days that this site does not know are left out. */
const readHours = ({
  kind,
  fromDay,
  toDay,
  opens,
  closes,
  firstDate,
  lastDate,
}: WireHotel['hours'][number]): ServiceHours => ({
  kind: readKnown(kind, serviceKinds),
  fromDay: readKnown(fromDay, weekdays),
  toDay: readKnown(toDay, weekdays),
  opens: readText(opens),
  closes: readText(closes),
  firstDate: readOptional(firstDate, readText),
  lastDate: readOptional(lastDate, readText),
});

const readFee = ({ kind, amount, per }: WireHotel['fees'][number]): HotelFee => ({
  kind: readKnown(kind, feeKinds),
  price: money(readCount(amount)),
  per: readKnown(per, feeUnits),
});
