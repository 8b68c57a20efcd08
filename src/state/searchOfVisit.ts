import type { AvailabilitySearch } from './availabilitySearchState';

/**
 * The slice `availabilitySearch` of this visit; null before the first search. The address is the truth about a search, so
 * none of this is stored in the browser. Apart from its rules, which pages that are weighed load when they need them.
 */
export const searchOfVisit: { current: AvailabilitySearch | null } = { current: null };
