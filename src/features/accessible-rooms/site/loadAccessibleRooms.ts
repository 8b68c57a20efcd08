import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readEach, readOptional, readSome } from '@/api/readEach';
import { readBoolean, readText } from '@/api/readLeaf';
import { readRoomAccess } from '@/api/readRoomAccess';
import { contentFields } from '@/config/contentFields';
import type { AccessibleRoom } from '@/domain/content/accessibleRoom';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadAccessibleRoomsQuery } from './__generated__/loadAccessibleRoomsQuery.graphql';

const query = graphql`
  query loadAccessibleRoomsQuery($locale: Locale!, $withMeasures: Boolean!) {
    hotelPages(locale: $locale) {
      id
      locale
      name
      urlPath
      city
      roomTypes {
        id
        name
        features
        accessibility {
          ...readDescribedRoom_access @relay(mask: false)
        }
      }
      accessibility {
        stepFreeEntrance
        lift
      }
    }
  }
`;

type WireHotel = loadAccessibleRoomsQuery['response']['hotelPages'][number];

function roomsOf(hotel: WireHotel): readonly AccessibleRoom[] {
  const ofHotel = { hotel: readText(hotel.name), urlPath: readText(hotel.urlPath), city: readText(hotel.city) };
  const house = {
    stepFreeEntrance: readOptional(hotel.accessibility?.stepFreeEntrance, readBoolean),
    lift: readOptional(hotel.accessibility?.lift, readBoolean),
  };
  return readEach(hotel.roomTypes, (room) => {
    const facts = readRoomAccess(room);
    return facts
      ? [{ ...ofHotel, id: readText(room.id), name: readText(room.name), facts: { ...house, ...facts } }]
      : [];
  }).flat();
}

/** The accessible rooms of every hotel, by place and hotel in the order of the language. */
export async function loadAccessibleRooms(ask: AskContent, locale: Locale): Promise<readonly AccessibleRoom[]> {
  const { hotelPages } = await ask<loadAccessibleRoomsQuery>(query, { locale: localeCode(locale), ...contentFields });
  const { compare } = new Intl.Collator(locale);
  return readSome(offeredHotels(hotelPages), roomsOf)
    .flat()
    .sort((one, other) => compare(one.city, other.city) || compare(one.hotel, other.hotel));
}
