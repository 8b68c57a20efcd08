import { hasAllAges } from '@/domain/stay/party';
import type { Destination } from '@/domain/search/search';
import type { SearchTerms } from '@/domain/search/featuresOfSearch';

/** What the prices of a calendar depend on: destination, party and terms. */
export interface PricedSearch extends SearchTerms {
  readonly destination: Destination;
  readonly planCode?: string;
}

/**
 * Whether days can have a price: a place is named, every age is known, it is no reward night nor an offer's rate, and
 * there is one code at most, as two cannot be booked together.
 */
export const hasPrices = (search: PricedSearch): boolean => {
  const { destination, party, rewardNight, planCode = '' } = search;
  const codes = [search.promotionCode, search.companyCode, search.blockCode].filter((code) => code !== '');
  const isOfDays = !rewardNight && planCode === '' && codes.length <= 1;
  return destination.kind !== 'none' && hasAllAges(party) && isOfDays;
};
