import type { HotelOffers } from './hotelOffers';
import type { SearchCriteria } from './search';

/**
 * What is sold of a hotel's extra services to the guest of a search. A stay for points has none, as points and money do
 * not mix; some are sold to members only.
 */
export function soldExtras(
  { extraServices, extraServiceLimits }: Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'>,
  { available, memberships }: Pick<HotelOffers, 'available' | 'memberships'>,
  { rewardNight }: Pick<SearchCriteria, 'rewardNight'>,
): Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'> {
  if (rewardNight || !available) return { extraServices: [], extraServiceLimits: [] };
  return {
    extraServices: extraServices.filter(({ kind }) => kind !== 'ASOM' || memberships.includes('ASOM')),
    extraServiceLimits,
  };
}
