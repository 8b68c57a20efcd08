import type { SearchCriteria } from '@/domain/search/search';

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
  planCode: '',
  companyCode: '',
  blockCode: '',
  mode: 'STANDARD',
  ...fields,
});

const party = { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 };

interface NamedSearch {
  readonly name: string;
  readonly criteria: SearchCriteria;
  /** The customer of the harness who searches. */
  readonly customer?: string;
}

/** Searches that differ in everything an answer depends on; both APIs must answer them alike. */
export const manySearches: readonly NamedSearch[] = [
  { name: 'two adults', criteria: aSearch() },
  { name: 'a family with a baby', criteria: aSearch({ party: { ...party, children: 2, childrenAges: [9, 1] } }) },
  { name: 'two pets', criteria: aSearch({ party: { ...party, pets: 2 } }) },
  {
    name: 'pets where none are taken',
    criteria: aSearch({ destination: { kind: 'hotel', hotelId: '1002' }, party: { ...party, pets: 1 } }),
  },
  {
    name: 'two rooms for different guests',
    criteria: aSearch({ party: { rooms: 2, adults: 3, children: 3, childrenAges: [12, 7, 0], pets: 1 } }),
  },
  { name: 'nine rooms', criteria: aSearch({ party: { ...party, rooms: 9, adults: 18 } }) },
  { name: 'a promotion', criteria: aSearch({ promotionCode: 'TALVI' }) },
  { name: 'a promotion in another season', criteria: aSearch({ promotionCode: 'KESA26' }) },
  { name: 'the offer of a bank', criteria: aSearch({ promotionCode: 'SPANKKI' }) },
  { name: 'a code that does not exist', criteria: aSearch({ promotionCode: 'NOSUCHCODE' }) },
  { name: 'staff rates, asked by a stranger', criteria: aSearch({ promotionCode: 'STFF' }) },
  { name: 'staff rates', criteria: aSearch({ promotionCode: 'STFF', loyaltyTypes: ['ASOM'] }), customer: 'staff' },
  { name: 'rates of friends', criteria: aSearch({ promotionCode: 'FRNDS' }) },
  { name: 'rates of schools', criteria: aSearch({ promotionCode: 'KOULSH' }) },
  { name: 'a company', criteria: aSearch({ companyCode: 'YRITYS100' }) },
  { name: 'a company that does not exist', criteria: aSearch({ companyCode: 'NOSUCHCODE' }) },
  { name: 'a block of rooms', criteria: aSearch({ blockCode: 'HAAT2026' }) },
  { name: 'a member', criteria: aSearch({ loyaltyTypes: ['ASOM'] }), customer: 'asom' },
  { name: 'member rates, asked by a stranger', criteria: aSearch({ loyaltyTypes: ['ASOM', 'S_CARD'] }) },
  { name: 'a card holder', criteria: aSearch({ loyaltyTypes: ['S_CARD'] }), customer: 'scard' },
  {
    name: 'points that suffice',
    criteria: aSearch({ rewardNight: true, loyaltyTypes: ['S_CARD'] }),
    customer: 'scard',
  },
  {
    name: 'points that do not suffice',
    criteria: aSearch({ rewardNight: true, endDate: '2026-12-10', loyaltyTypes: ['S_CARD'] }),
    customer: 'scard-expiring',
  },
  { name: 'too many nights', criteria: aSearch({ endDate: '2027-03-01' }) },
  { name: 'an arrival that has passed', criteria: aSearch({ startDate: '2026-10-01', endDate: '2026-10-02' }) },
];
