import type { Scenario } from './scenario';

/** The server stores the sold room type per hotel and arrival day; an order of another type succeeds. */
export const lastRoomSold: Scenario = {
  name: 'last-room-sold',
  description:
    'Somebody else takes the room type of the first room just as it is ordered; it is gone from availability too.',
  twist: { sellsLastRoom: true },
};
