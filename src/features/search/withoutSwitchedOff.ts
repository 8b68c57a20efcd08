import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { featureOfMembership } from '@/domain/search/searchFeatures';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { termsOf, withAdults, withRooms } from './searchDraft';
import type { SearchDraft } from './searchDraft';

/** A draft without the values of features that are switched off. */
export function withoutSwitchedOff(draft: SearchDraft, switchedOff: ReadonlySet<SearchFeature>): SearchDraft {
  const lacks = (feature: SearchFeature) => switchedOff.has(feature);
  const needed = featuresOfSearch(termsOf(draft));
  if (!needed.some(lacks)) return draft;
  const hasOneRoom = lacks('MULTIPLE_ROOMS') || lacks('MULTIPLE_ADULTS');
  const roomed = hasOneRoom ? withRooms(draft, 1) : draft;
  const isStaff = needed.includes('STAFF_DISCOUNT') && lacks('STAFF_DISCOUNT');
  return {
    ...(lacks('MULTIPLE_ADULTS') ? withAdults(roomed, 1) : roomed),
    ages: lacks('KIDS') ? [] : draft.ages,
    pets: lacks('PETS') ? 0 : draft.pets,
    promotionCode: lacks('PROMOTION_CODE') || isStaff ? '' : draft.promotionCode,
    companyCode: lacks('COMPANY_CODE') || isStaff ? '' : draft.companyCode,
    blockCode: lacks('BLOCK_CODE') ? '' : draft.blockCode,
    rewardNight: draft.rewardNight && !lacks('REWARD_NIGHT'),
    members: draft.members.filter((type) => type === 'NONE' || !lacks(featureOfMembership[type])),
    wishes: lacks('APA') ? draft.wishes.filter((wish) => wish !== 'accessible') : draft.wishes,
  };
}
