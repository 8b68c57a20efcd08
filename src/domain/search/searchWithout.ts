import { askedCode } from './askedCode';
import type { SearchCriteria } from './search';

/** What a search can do without, where it stands in the way of a rate. */
export const searchWays = ['leaveMembershipOut', 'payWithMoney', 'dropCode', 'dropOffer'] as const;
export type SearchWay = (typeof searchWays)[number];

/** Everything that a search can be made without; the hotel's cots stand in the way of no rate. */
export type LeftOut = SearchWay | 'withoutCots';

export const isSearchWay = (action: string): action is LeftOut =>
  action === 'withoutCots' || searchWays.some((way) => way === action);

/** The ways that change something about a search. */
export function searchWaysOf(criteria: SearchCriteria): readonly SearchWay[] {
  const changes: Readonly<Record<SearchWay, boolean>> = {
    leaveMembershipOut: criteria.loyaltyTypes.length > 0 && !criteria.loyaltyTypes.includes('NONE'),
    payWithMoney: criteria.rewardNight,
    dropCode: askedCode({ ...criteria, planCode: '' }) !== null,
    dropOffer: criteria.planCode !== '',
  };
  return searchWays.filter((way) => changes[way]);
}

/** The same search without one thing. */
export function searchWithout(criteria: SearchCriteria, way: LeftOut): SearchCriteria {
  switch (way) {
    case 'leaveMembershipOut':
      return { ...criteria, loyaltyTypes: ['NONE'] };
    case 'payWithMoney':
      return { ...criteria, rewardNight: false };
    case 'dropCode':
      return { ...criteria, promotionCode: '', companyCode: '', blockCode: '' };
    case 'dropOffer':
      return { ...criteria, planCode: '' };
    case 'withoutCots':
      return { ...criteria, ownCots: true };
  }
}
