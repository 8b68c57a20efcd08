import type { RoomKindRecord, Sleepers } from '../model';
import { babiesOf, childrenInBeds } from '../rates/priceRoom';

/** Whether these people and their pets may sleep in a room of the kind. Babies do not count towards beds. */
export const fits = (kind: RoomKindRecord, sleepers: Sleepers): boolean => {
  const inBeds = sleepers.adults + childrenInBeds(sleepers);
  if (sleepers.adults < 1 || inBeds < kind.minOccupancy || inBeds > kind.maxOccupancy) return false;
  if (babiesOf(sleepers) > 0 && !kind.features.includes('TRAVEL_COT_POSSIBLE')) return false;
  return sleepers.pets > 0 ? kind.features.includes('PET_ROOM') : !kind.petsOnly;
};
