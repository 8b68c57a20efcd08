import type { DateRange } from '@/domain/localDate';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { asMember } from '@/domain/search/memberSearch';
import { useFeature } from '@/flags/useFeature';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useMemberSearch } from '@/session/useMemberSearch';
import { hasPrices } from './pricedSearch';
import type { PricedSearch } from './pricedSearch';

const usesCode = ({ promotionCode, companyCode, blockCode }: PricedSearch): boolean =>
  [promotionCode, companyCode, blockCode].some((code) => code !== '');

/** The search that the prices of a calendar are asked by; null while they are not asked. */
export function useSearchOfPrices(search: PricedSearch, days: DateRange): PricedSearch | null {
  const switchedOff = useSwitchedOff();
  // What cannot be booked has no price.
  const isSold = !featuresOfSearch(search).some((feature) => switchedOff.has(feature));
  const mayAsk = useFeature('lowestPrices') === true && isSold && hasPrices(search);
  const member = useMemberSearch({ ...search, ...days, mode: 'STANDARD', planCode: '' });
  if (!member || !mayAsk) return null;
  // A customer's own membership may not be combined with a code: results report that, the calendar leaves it out.
  return usesCode(search) ? search : asMember(member);
}
