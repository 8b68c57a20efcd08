import type { Scenario } from './scenario';

/** The server remembers the room type per hotel and arrival day; a choice of another type goes through. */
export const lastRoomSold: Scenario = {
  name: 'last-room-sold',
  description:
    'Somebody else takes the room type of the first room just as it is ordered; it is gone from availability too.',
  twist: { lastRoomGoes: true },
};
