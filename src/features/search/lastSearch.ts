import type { SearchCriteria } from '@/domain/search/search';
import { rememberedSearch } from '@/state/availabilitySearchState';
import { namesDates } from './hotelSearch';

/**
 * What an address asks for, together with the last search of the visit: that gives the destination where the address
 * names none, and the stay where it names no days, with the codes of the address before its own.
 */
export function withLastSearch(asked: SearchCriteria, query: URLSearchParams): SearchCriteria {
  const last = rememberedSearch();
  if (!last) return asked;
  const destination = asked.destination.kind === 'none' ? last.destination : asked.destination;
  if (namesDates(query)) return { ...asked, destination };
  const { loyaltyTypes, promotionCode, companyCode, blockCode, planCode, rewardNight, mode, wishes } = asked;
  const codes = { promotionCode, companyCode, blockCode, planCode };
  return {
    ...last,
    ...(Object.values(codes).some((code) => code !== '') && codes),
    loyaltyTypes: loyaltyTypes.length > 0 ? loyaltyTypes : last.loyaltyTypes,
    rewardNight: rewardNight || last.rewardNight,
    destination,
    mode,
    wishes,
  };
}
