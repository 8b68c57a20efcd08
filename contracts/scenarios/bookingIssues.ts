import { bookingIssueCodes } from '../world/apiCodes';
import { orders } from './asked';
import { kebab, type Scenario } from './scenario';

// The code PRICE_CHANGE shares its plain name with the scenario in which prices really change.
const names: Readonly<Record<string, string>> = {
  PRICE_CHANGE: 'price-change-issue',
  ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE: 'room-not-available-with-promotion',
};

/** `room-not-available`, `date-range-expired`, … */
export const bookingIssues: readonly Scenario[] = [
  ...bookingIssueCodes.map((code) => ({
    name: names[code] ?? kebab(code),
    description: `An order is refused with ${code} for its first room.`,
    given: `The first room of an order cannot be had: ${code}.`,
    when: 'A guest books.',
    then: `Nothing is booked, and ${code} names the room.`,
    asks: orders,
    twist: { bookingIssue: code },
  })),
  {
    name: 'every-room-refused',
    description: 'An order is refused because none of its rooms is available.',
    given: 'None of the rooms of an order is left.',
    when: 'A guest books.',
    then: 'Nothing is booked, and ROOM_NOT_AVAILABLE names every room.',
    asks: orders,
    twist: { bookingIssue: 'ROOM_NOT_AVAILABLE', everyRoomRefused: true },
  },
];
