import type { RoomAccess, RoomAccessFact } from '../stay/roomAccess';
import { roomAccessFacts } from '../stay/roomAccess';
import type { houseFacts } from './hotelPage';

/** What the way to a room depends on, before the facts of the room itself. */
const wayFacts = ['stepFreeEntrance', 'lift'] as const satisfies readonly (typeof houseFacts)[number][];

/** Everything that accessible rooms are compared by, in one order for all of them. */
export const comparedFacts = [...wayFacts, ...roomAccessFacts] as const;

/** A room of a hotel that guests with a disability choose, beside those of other hotels. */
export interface AccessibleRoom {
  readonly id: string;
  readonly name: string;
  readonly hotel: string;
  /** `{city}/{hotelName}`, the same in every language. */
  readonly urlPath: string;
  readonly city: string;
  readonly facts: Readonly<Record<(typeof wayFacts)[number], boolean | null>> & RoomAccess;
}

/** Whether a fact belongs to the room; the others belong to the hotel. */
export const isOfRoom = (fact: (typeof comparedFacts)[number]): fact is RoomAccessFact =>
  roomAccessFacts.some((each) => each === fact);
