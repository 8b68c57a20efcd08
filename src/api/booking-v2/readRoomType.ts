import { graphql, readInlineData } from 'relay-runtime';
import { bedTypes, parseBathroomType, roomFeatures } from '@/domain/stay/roomType';
import type { RoomType } from '@/domain/stay/roomType';
import { knownOf, knownOr } from '@/domain/known';
import { readTextOr } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { readPictures } from '../readPicture';
import { readRoomAccess } from '../readRoomAccess';
import type { readRoomType_room$key } from './__generated__/readRoomType_room.graphql';

/** A room type of the booking API. */
export function readRoomType(ref: readRoomType_room$key): RoomType {
  const room = readInlineData<readRoomType_room$key>(
    graphql`
      fragment readRoomType_room on RoomTypeInfo
      @inline
      @argumentDefinitions(
        withAccessibility: { type: "Boolean", defaultValue: false }
        withMeasures: { type: "Boolean", defaultValue: false }
      ) {
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
          turningSpace @include(if: $withMeasures)
          bedHeight @include(if: $withMeasures)
          grabBars @include(if: $withMeasures)
        }
      }
    `,
    ref,
  );
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
    pictures: readPictures(room.images),
    accessibility: readRoomAccess(room),
  };
}
