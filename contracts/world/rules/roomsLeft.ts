import type { DateRange } from '@/domain/localDate';
import { nightsOf } from '../calendar';
import type { Caller, World } from '../context';
import { cotsOf, soldElsewhere } from '../inventory';
import type { HotelRecord } from '../model';
import { roomTypesOf } from '../rooms/roomTypes';
import type { BookingRecord } from '../store/bookingRecord';
import { COT, takenIn } from '../store/takings';

/** The rooms left in a hotel for every night of a stay: the minimum over the nights. */
export interface RoomsLeft {
  readonly rooms: ReadonlyMap<string, number>;
  readonly cots: number;
}

/** Rooms left by room type reference, and travel cots. Those of a booking that is being changed count as free. */
export const roomsLeft = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  hotel: HotelRecord,
  stay: DateRange,
  edited: Pick<BookingRecord, 'number'> | null = null,
): RoomsLeft => {
  const nights = nightsOf(stay.startDate, stay.endDate);
  const taken = takenIn(world.store, hotel.id, stay, edited?.number ?? '');
  const rooms = new Map(
    roomTypesOf(hotel).map((type) => {
      const isLastRoomSold = twist.sellsLastRoom && world.soldLastRooms.has(`${type.refId}|${stay.startDate}`);
      const left = nights.map(
        (night) =>
          type.capacity - soldElsewhere(hotel, type, night, world.seed) - (taken.get(`${type.code}|${night}`) ?? 0),
      );
      return [type.refId, twist.soldOut || isLastRoomSold ? 0 : Math.max(0, Math.min(type.capacity, ...left))];
    }),
  );
  const cots = nights.map((night) => cotsOf(hotel) - (taken.get(`${COT}|${night}`) ?? 0));
  return { rooms, cots: Math.max(0, Math.min(cotsOf(hotel), ...cots)) };
};
