import { bookingIssueCodes } from '../world/apiCodes';
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
    twist: { bookingIssue: code },
  })),
  {
    name: 'every-room-refused',
    description: 'An order is refused because none of its rooms is available.',
    twist: { bookingIssue: 'ROOM_NOT_AVAILABLE', everyRoomRefused: true },
  },
];
