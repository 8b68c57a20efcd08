import type { SearchCriteria } from './search';
import type { NeededFeature } from './searchFeatures';
import { specialRateOf } from './specialRates';

/** Who a search is for and on what terms: what its features and its prices depend on. */
export type SearchTerms = Pick<
  SearchCriteria,
  'party' | 'loyaltyTypes' | 'rewardNight' | 'promotionCode' | 'companyCode' | 'blockCode' | 'ownCots' | 'wishes'
>;

/** The features that a search needs, every one of which must be on for it to be booked online. */
export function featuresOfSearch(terms: SearchTerms): readonly NeededFeature[] {
  const { party, loyaltyTypes, promotionCode, companyCode, blockCode } = terms;
  const needs: Readonly<Record<NeededFeature, boolean>> = {
    BASIC: true,
    MULTIPLE_ROOMS: party.rooms > 1,
    MULTIPLE_ADULTS: party.adults > 1,
    KIDS: party.children > 0,
    PETS: party.pets > 0,
    COMPANY_CODE: companyCode !== '',
    PROMOTION_CODE: promotionCode !== '',
    BLOCK_CODE: blockCode !== '',
    REWARD_NIGHT: terms.rewardNight,
    ASOM: loyaltyTypes.includes('ASOM'),
    SCARD: loyaltyTypes.includes('S_CARD'),
    APA: terms.wishes.includes('accessible'),
    // The discount of staff, for themselves and for their friends.
    STAFF_DISCOUNT: [promotionCode, companyCode]
      .map(specialRateOf)
      .some((rate) => rate === 'STAFF' || rate === 'FRIENDS'),
  };
  return (Object.keys(needs) as NeededFeature[]).filter((feature) => needs[feature]);
}
