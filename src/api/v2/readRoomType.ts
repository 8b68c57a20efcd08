import { graphql, readInlineData } from 'relay-runtime';
import { bedTypes, parseBathroomType, roomFeatures } from '@/domain/roomType';
import type { RoomType } from '@/domain/roomType';
import { knownOf, knownOr } from '@/domain/known';
import { readEach, readOptional, readOr, readTextOr } from '../readEach';
import { readBoolean, readCount, readText } from '../readLeaf';
import { readPicture } from '../readPicture';
import type { readRoomType_room$key } from './__generated__/readRoomType_room.graphql';

/** A room type of the booking API. It shows the first picture that may be loaded. */
export function readRoomType(ref: readRoomType_room$key): RoomType {
  const room = readInlineData<readRoomType_room$key>(
    graphql`
      fragment readRoomType_room on RoomTypeInfo
      @inline
      @argumentDefinitions(withAccessibility: { type: "Boolean", defaultValue: false }) {
        refId
        name
        description
        images {
          url
          alt
        }
        minOccupancy
        maxOccupancy
        minSize
        maxSize
        features
        bedSize
        bathroomType
        accessibility @include(if: $withAccessibility) {
          stepFreeShower
          doorWidth
          vibratingAlarm
          spaceBesideBed
        }
      }
    `,
    ref,
  );
  const [image] = readOr([], () => readEach(room.images, readPicture)).filter((picture) => picture !== null);
  return {
    refId: readText(room.refId),
    name: readText(room.name),
    description: readTextOr('', room.description),
    minOccupancy: readCount(room.minOccupancy),
    maxOccupancy: readCount(room.maxOccupancy),
    minSize: readCount(room.minSize),
    maxSize: readCount(room.maxSize),
    // There are no texts for an unknown feature or bed.
    features: knownOf(room.features, roomFeatures),
    bedSize: knownOr(room.bedSize, bedTypes, null),
    bathroomType: parseBathroomType(room.bathroomType),
    image: image ? { url: image.src, alt: image.alt } : null,
    accessibility: readOptional(room.accessibility, (facts) => ({
      stepFreeShower: readBoolean(facts.stepFreeShower),
      doorWidth: readCount(facts.doorWidth),
      vibratingAlarm: readBoolean(facts.vibratingAlarm),
      spaceBesideBed: readCount(facts.spaceBesideBed),
    })),
  };
}
