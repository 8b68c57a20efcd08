import { readPicture } from '@/api/v1/readPicture';
import type { DescribedRoom } from '@/domain/hotelPage';
import type { BathroomType, BedType, RoomFeature } from '@/domain/offer';
import type { loadHotelQuery } from './__generated__/loadHotelQuery.graphql';

type Told = NonNullable<loadHotelQuery['response']['hotelPageByUrl']>['roomTypes'][number];

const bathrooms: readonly BathroomType[] = ['BATH', 'NONE', 'SHOWER'];
const features = Object.keys({
  ACCESSIBLE: true,
  AIR_CONDITIONING: true,
  BALCONY: true,
  COFFEE_MAKER: true,
  CONNECTING_ROOM: true,
  DESK: true,
  FIREPLACE: true,
  FRIDGE: true,
  GLASS_ROOF: true,
  KITCHENETTE: true,
  LAKE_VIEW: true,
  MINIBAR: true,
  PET_ROOM: true,
  SAFE: true,
  SAUNA: true,
  SEA_VIEW: true,
  TRAVEL_COT_POSSIBLE: true,
} satisfies Record<RoomFeature, true>) as readonly RoomFeature[];
const beds = Object.keys({
  FOUR_80: true,
  FOUR_90: true,
  FOUR_100: true,
  KING_180: true,
  KING_200: true,
  KING_210: true,
  KING_240: true,
  QUEEN_160: true,
  SEVEN_100: true,
  SINGLE_80: true,
  SINGLE_90: true,
  SINGLE_100: true,
  SINGLE_120: true,
  SINGLE_140: true,
  THREE_100: true,
  TWIN_80: true,
  TWIN_90: true,
  TWIN_100: true,
  TWIN_105: true,
  TWIN_120: true,
  TWIN_KING_180: true,
  TWIN_KING_200: true,
  TWIN_QUEEN_160: true,
} satisfies Record<BedType, true>) as readonly BedType[];

/** A room type of the site's API. A word from the future, which nobody here can say, is left out. */
export function readDescribedRoom(room: Told): DescribedRoom {
  return {
    id: room.id,
    name: room.name,
    description: room.description,
    minOccupancy: room.minOccupancy,
    maxOccupancy: room.maxOccupancy,
    minSize: room.minSize,
    maxSize: room.maxSize,
    features: features.filter((feature) => (room.features as readonly string[]).includes(feature)),
    bedSize: beds.find((bed) => bed === room.beds) ?? null,
    bathroomType: bathrooms.find((known) => known === room.bathroom) ?? 'NONE',
    picture: readPicture(room.image),
    accessibility: room.accessibility ? { ...room.accessibility } : null,
  };
}
