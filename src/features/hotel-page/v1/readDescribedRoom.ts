import { readOptional, readTextOr } from '@/api/readEach';
import { readBoolean, readCount, readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { bedTypes, parseBathroomType, roomFeatures } from '@/domain/offer';
import type { DescribedRoom } from '@/domain/hotelPage';
import { knownOf, knownOr } from '@/domain/known';
import type { loadHotelQuery } from './__generated__/loadHotelQuery.graphql';

type WireRoom = NonNullable<loadHotelQuery['response']['hotelPageByUrl']>['roomTypes'][number];

/** A room type of the site's API. A word from the future, which nobody here can say, is left out. */
export function readDescribedRoom(room: WireRoom): DescribedRoom {
  return {
    id: readText(room.id),
    name: readText(room.name),
    description: readTextOr('', room.description),
    minOccupancy: readCount(room.minOccupancy),
    maxOccupancy: readCount(room.maxOccupancy),
    minSize: readCount(room.minSize),
    maxSize: readCount(room.maxSize),
    features: roomFeatures.filter((feature) => knownOf(room.features, [feature]).length > 0),
    bedSize: knownOr(room.beds, bedTypes, null),
    bathroomType: parseBathroomType(room.bathroom),
    picture: readPicture(room.image),
    accessibility: readOptional(room.accessibility, (facts) => ({
      stepFreeShower: readBoolean(facts.stepFreeShower),
      doorWidth: readCount(facts.doorWidth),
      vibratingAlarm: readBoolean(facts.vibratingAlarm),
      spaceBesideBed: readCount(facts.spaceBesideBed),
    })),
  };
}
