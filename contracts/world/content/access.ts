import type { Localized } from '../localized';
import type { AccessRecord } from './model';

/** A house built for everyone. */
export const everyone: AccessRecord = {
  stepFreeEntrance: true,
  lift: true,
  parking: true,
  toilet: true,
  inductionLoop: true,
  note: null,
};

/** A house that differs from one built for everyone, and what a guest should know of it. */
export const except = (differing: Partial<AccessRecord>, note: Localized): AccessRecord => ({
  ...everyone,
  ...differing,
  note,
});
