import type { RoomAccess, RoomAccessFact } from '@/domain/stay/roomAccess';
import { readOptional } from './readEach';
import { readBoolean, readCount } from './readLeaf';

type Answered = { readonly [Fact in RoomAccessFact]?: RoomAccess[Fact] };
interface Room {
  readonly accessibility?: Answered | null;
  readonly features: readonly string[];
}

/**
 * What an accessible room is chosen by, fact by fact: one that is missing or malformed is not known. So is every fact of
 * a room that is called accessible without any; a question that asks for none is answered with null.
 */
export function readRoomAccess({ accessibility, features }: Room): RoomAccess | null {
  const isUnmeasured = accessibility === null && features.includes('ACCESSIBLE');
  const facts = isUnmeasured ? {} : accessibility;
  return facts
    ? {
        doorWidth: readOptional(facts.doorWidth, readCount),
        turningSpace: readOptional(facts.turningSpace, readCount),
        spaceBesideBed: readOptional(facts.spaceBesideBed, readCount),
        bedHeight: readOptional(facts.bedHeight, readCount),
        stepFreeShower: readOptional(facts.stepFreeShower, readBoolean),
        grabBars: readOptional(facts.grabBars, readBoolean),
        vibratingAlarm: readOptional(facts.vibratingAlarm, readBoolean),
      }
    : null;
}
