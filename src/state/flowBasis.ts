import { shouldResetFlow } from '@/domain/stay/resetFlow';
import type { SearchCriteria } from '@/domain/search/search';

const basisOf = ({ party, destination }: SearchCriteria) => ({
  party,
  hotelId: destination.kind === 'hotel' ? destination.hotelId : null,
});

/** Whether what was chosen by one search may stay for another: the same party at the same hotel. */
export function isForSameParty(before: SearchCriteria, after: SearchCriteria): boolean {
  return !shouldResetFlow(basisOf(before), basisOf(after));
}

/**
 * The part of a search that prices depend on, with its lists in a fixed order: an address and storage may differ in it.
 */
const termsOf = (search: SearchCriteria): readonly unknown[] => [
  search.startDate,
  search.endDate,
  search.loyaltyTypes,
  search.rewardNight,
  search.promotionCode,
  search.companyCode,
  search.blockCode,
  search.planCode,
  search.mode,
  search.ownCots === true,
];

/** Whether two searches have the same prices: the same days, codes and memberships. Wishes only filter them. */
export function isSameStay(a: SearchCriteria, b: SearchCriteria): boolean {
  return JSON.stringify(termsOf(a)) === JSON.stringify(termsOf(b));
}

export const hasSameWishes = (a: SearchCriteria, b: SearchCriteria): boolean => a.wishes.join() === b.wishes.join();
