import { shouldResetFlow } from '@/domain/resetFlow';
import type { SearchCriteria } from '@/domain/search';

const basisOf = ({ party, destination }: SearchCriteria) => ({
  party,
  hotelId: destination.kind === 'hotel' ? destination.hotelId : null,
});

/** Whether what was chosen by one search may stay for another: the same party at the same hotel. */
export function isForSameParty(before: SearchCriteria, after: SearchCriteria): boolean {
  return !shouldResetFlow(basisOf(before), basisOf(after));
}

/** Whether two searches ask the same prices: the same days, codes and memberships. */
export function isSameStay(a: SearchCriteria, b: SearchCriteria): boolean {
  const terms = (criteria: SearchCriteria) => JSON.stringify({ ...criteria, party: null, destination: null });
  return terms(a) === terms(b);
}
