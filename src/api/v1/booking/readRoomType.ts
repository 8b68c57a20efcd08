import { knownOf } from '@/domain/known';
import { roomFeatures } from '@/domain/roomType';
import type { RoomType } from '@/domain/roomType';
import { readDescribedRoom } from '../readDescribedRoom';
import type { readDescribedRoom_room$data } from '../__generated__/readDescribedRoom_room.graphql';

/** A room type of the flow, selected by `...readDescribedRoom_room @relay(mask: false)`. */
export function readRoomType(room: readDescribedRoom_room$data): RoomType {
  const { id, picture, ...described } = readDescribedRoom(room);
  return {
    ...described,
    refId: id,
    // In the API's own order, the most important first.
    features: knownOf(room.features, roomFeatures),
    image: picture && { url: picture.src, alt: picture.alt },
  };
}
