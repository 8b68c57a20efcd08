import type { SearchCriteria } from '@/domain/search';

/** Two adults in Töölönlahti for two December nights; each test overrides what matters to it. */
export const aSearch = (fields: Partial<SearchCriteria> = {}): SearchCriteria => ({
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  destination: { kind: 'hotel', hotelId: '1001' },
  party: { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 },
  loyaltyTypes: [],
  wishes: [],
  rewardNight: false,
  promotionCode: '',
  companyCode: '',
  blockCode: '',
  mode: 'STANDARD',
  ...fields,
});
