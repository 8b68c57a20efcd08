import { nightsOf } from '../calendar';
import type { World } from '../context';
import { COT, take } from '../store/takings';
import type { KnownOrder } from './order';

/** Takes the rooms and cots of an order for every night of it. */
export const takeRooms = (world: World, { order, hotel, rooms }: KnownOrder, bookingNumber: string): void => {
  for (const night of nightsOf(order.stay.startDate, order.stay.endDate)) {
    for (const { roomType, order: room } of rooms) {
      const taking = { hotelId: hotel.id, night, bookingNumber };
      if (roomType) take(world.store, { ...taking, item: roomType.code, quantity: 1 });
      if (room.travelCot > 0) take(world.store, { ...taking, item: COT, quantity: room.travelCot });
    }
  }
};
