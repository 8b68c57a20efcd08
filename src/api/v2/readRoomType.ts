import { graphql, readInlineData } from 'relay-runtime';
import { imageAddress } from '@/config/imageAddress';
import type { BathroomType, BedType, RoomFeature, RoomType } from '@/domain/offer';
import { knownOr } from './known';
import type { readRoomType_room$key } from './__generated__/readRoomType_room.graphql';

const bathrooms: readonly BathroomType[] = ['BATH', 'NONE', 'SHOWER'];

/** A room type of the booking API. Its first picture is the one shown. */
export function readRoomType(ref: readRoomType_room$key): RoomType {
  const room = readInlineData<readRoomType_room$key>(
    graphql`
      fragment readRoomType_room on RoomTypeInfo
      @inline
      @argumentDefinitions(withAccessibility: { type: "Boolean", defaultValue: false }) {
        refId
        roomType
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
  const [image] = room.images;
  const url = image ? imageAddress(image.url) : null;
  return {
    refId: room.refId,
    code: room.roomType,
    name: room.name,
    description: room.description,
    minOccupancy: room.minOccupancy,
    maxOccupancy: room.maxOccupancy,
    minSize: room.minSize,
    maxSize: room.maxSize,
    // A feature or bed from the future has no words here; whoever shows it leaves it out.
    features: room.features as readonly RoomFeature[],
    bedSize: room.bedSize as BedType,
    bathroomType: knownOr(room.bathroomType, bathrooms, 'NONE'),
    image: image && url ? { url, alt: image.alt } : null,
    accessibility: room.accessibility ? { ...room.accessibility } : null,
  };
}
