import { searchesAndOrders } from './asked';
import type { Scenario } from './scenario';

/** The server stores the sold room type per hotel and arrival day; an order of another type succeeds. */
export const lastRoomSold: Scenario = {
  name: 'last-room-sold',
  description:
    'Somebody else takes the room type of the first room just as it is ordered; it is gone from availability too.',
  given: 'Somebody else takes the last room of a type.',
  when: 'A guest books that room.',
  then: 'Nothing is booked, and ROOM_NOT_AVAILABLE names the room; another type can be booked.',
  asks: searchesAndOrders,
  twist: { sellsLastRoom: true },
};
