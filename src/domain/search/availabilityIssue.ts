import { failureCatalogue } from '../failure';
import type { CodeOf } from '../failure';

/** Parts of a search that the answer does not fulfil. */
export type AvailabilityIssueCode = CodeOf<'availability'>;

export const availabilityIssues: readonly AvailabilityIssueCode[] = failureCatalogue.availability;
