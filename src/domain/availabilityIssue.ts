import { failureCatalogue } from './failure';
import type { CodeOf } from './failure';

/** What of a search could not be honoured, though it was answered. */
export type AvailabilityIssueCode = CodeOf<'availability'>;

export const availabilityIssues: readonly AvailabilityIssueCode[] = failureCatalogue.availability;
