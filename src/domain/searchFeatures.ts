import type { Membership } from './membership';
import type { SearchCriteria } from './search';
import { specialRateOf } from './specialRates';

/**
 * What a chain may switch on and off in searching and booking, by the names of the runtime configuration. `APA` is read as
 * the accessible room: it is the one thing a search can ask for that no other name stands for, and such a room may have
 * to be agreed on with the hotel. The API knows two names more, `CHANGE_DATES` and `CHANGE_ROOM_TYPE`; no page of this
 * site changes a booking, so there is nothing that they could switch.
 */
export const searchFeatures = [
  'ADD_EXTRA_SERVICES',
  'APA',
  'ASOM',
  'BASIC',
  'BLOCK_CODE',
  'COMPANY_CODE',
  'KIDS',
  'MULTIPLE_ADULTS',
  'MULTIPLE_ROOMS',
  'MY_SCARD_RELATED_CUSTOMER_DETAILS',
  'PETS',
  'PROMOTION_CODE',
  'REWARD_NIGHT',
  'SCARD',
  'STAFF_DISCOUNT',
] as const;

export type SearchFeature = (typeof searchFeatures)[number];

/** Those that a search can need; the others are about what comes after one. */
export type NeededFeature = Exclude<SearchFeature, 'ADD_EXTRA_SERVICES' | 'MY_SCARD_RELATED_CUSTOMER_DETAILS'>;

/** What of a search decides which features it needs. */
export type SearchTerms = Pick<
  SearchCriteria,
  'party' | 'loyaltyTypes' | 'rewardNight' | 'promotionCode' | 'companyCode' | 'blockCode' | 'wishes'
>;

/** The switch of each membership. */
export const featureOfMembership = { ASOM: 'ASOM', S_CARD: 'SCARD' } as const satisfies Readonly<
  Record<Membership, NeededFeature>
>;

/** The features that a search needs, every one of which must be on for it to be booked online. Section 4, feature flags. */
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
