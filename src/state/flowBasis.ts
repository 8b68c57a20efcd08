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

/** What prices are asked by. In one order, whether the search was read from an address or from storage. */
const termsOf = (search: SearchCriteria): readonly unknown[] => [
  search.startDate,
  search.endDate,
  search.loyaltyTypes,
  search.rewardNight,
  search.promotionCode,
  search.companyCode,
  search.blockCode,
];

/** Whether two searches ask the same prices: the same days, codes and memberships. Wishes choose among the prices. */
export function isSameStay(a: SearchCriteria, b: SearchCriteria): boolean {
  return JSON.stringify(termsOf(a)) === JSON.stringify(termsOf(b));
}

export const hasSameWishes = (a: SearchCriteria, b: SearchCriteria): boolean => a.wishes.join() === b.wishes.join();
