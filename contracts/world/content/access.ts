import type { Localized } from '../localized';
import type { AccessRecord } from './model';

/** A fully accessible house. */
export const fullyAccessible: AccessRecord = {
  stepFreeEntrance: true,
  lift: true,
  parking: true,
  toilet: true,
  inductionLoop: true,
  note: null,
};

/** A house that is not fully accessible, with a text about it. */
export const except = (differing: Partial<AccessRecord>, note: Localized): AccessRecord => ({
  ...fullyAccessible,
  ...differing,
  note,
});
