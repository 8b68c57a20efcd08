import { graphql } from 'relay-runtime';
import { readTextOr } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { readPictures } from '../readPicture';
import { readRoomAccess } from '../readRoomAccess';
import { bedTypes, parseBathroomType, roomFeatures } from '@/domain/stay/roomType';
import type { RoomType } from '@/domain/stay/roomType';
import type { DescribedRoom } from '@/domain/content/hotelPage';
import type { readDescribedRoom_access$data } from './__generated__/readDescribedRoom_access.graphql';
import type { readDescribedRoom_room$data } from './__generated__/readDescribedRoom_room.graphql';
import { knownOf, knownOr } from '@/domain/known';

void graphql`
  fragment readDescribedRoom_room on RoomType @relay(mask: false) {
    id
    name
    description
    images {
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
  }
`;

void graphql`
  fragment readDescribedRoom_access on RoomAccessibility @relay(mask: false) {
    stepFreeShower
    doorWidth
    vibratingAlarm
    spaceBesideBed
    turningSpace @include(if: $withMeasures)
    bedHeight @include(if: $withMeasures)
    grabBars @include(if: $withMeasures)
  }
`;

/** A room type; the flow asks for its accessibility while that feature is on. */
type Answered = readDescribedRoom_room$data & { readonly accessibility?: readDescribedRoom_access$data | null };

/** Reads a room type of the content API. Unknown enum values are left out. */
export function readDescribedRoom(room: Answered): DescribedRoom {
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
    pictures: readPictures(room.images),
    accessibility: readRoomAccess(room),
  };
}

/** The same room type in the flow. */
export function readRoomType(room: Answered): RoomType {
  const { id, ...described } = readDescribedRoom(room);
  return {
    ...described,
    refId: id,
    // In the API's own order, the most important first.
    features: knownOf(room.features, roomFeatures),
  };
}
