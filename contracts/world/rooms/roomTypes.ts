import type { HotelRecord, RoomKindRecord } from '../model';
import { brandKinds } from './brandKinds';
import { standardKinds } from './standardKinds';

const kinds = new Map([...standardKinds, ...brandKinds].map((kind) => [kind.code, kind]));

/** A kind of room in one hotel. */
export interface RoomTypeRecord extends RoomKindRecord {
  readonly refId: string;
  readonly hotelId: string;
}

/** Reference of a room type, unique in the chain. */
export const roomTypeRefId = (hotelId: string, code: string): string => `${hotelId}-${code}`;

/** The room types of a hotel, in the order in which the hotel lists them. */
export const roomTypesOf = (hotel: HotelRecord): readonly RoomTypeRecord[] =>
  hotel.roomKinds.map((code) => {
    const kind = kinds.get(code);
    if (!kind) throw new Error(`No room kind ${code} of hotel ${hotel.id}`);
    const accessibility = kind.accessibility && { ...kind.accessibility, ...hotel.roomMeasures };
    return { ...kind, accessibility, refId: roomTypeRefId(hotel.id, code), hotelId: hotel.id };
  });

/** One room type of a hotel by its reference. */
export const findRoomType = (hotel: HotelRecord, refId: string): RoomTypeRecord | undefined =>
  roomTypesOf(hotel).find((roomType) => roomType.refId === refId);
