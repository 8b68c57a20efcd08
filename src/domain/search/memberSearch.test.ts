import { failureOf } from '../failure';
import { asMember, memberSearchOf, membershipsOf, refusedMemberships } from './memberSearch';
import type { SearchCriteria } from './search';

const criteria = (loyaltyTypes: SearchCriteria['loyaltyTypes']): SearchCriteria => ({
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  destination: { kind: 'hotel', hotelId: '1001' },
  party: { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 },
  rewardNight: false,
  promotionCode: '',
  planCode: '',
  companyCode: '',
  blockCode: '',
  mode: 'STANDARD',
  wishes: [],
  loyaltyTypes,
});
const both = { eligibleToUseAsom: true, eligibleToUseSCard: true };

describe('the memberships of a search', () => {
  it('are those that the customer may use', () => {
    expect(membershipsOf(both)).toEqual(['ASOM', 'S_CARD']);
    expect(membershipsOf({ ...both, eligibleToUseSCard: false })).toEqual(['ASOM']);
    expect(membershipsOf(null)).toEqual([]);
  });

  it.each([
    [[], ['ASOM', 'S_CARD']],
    [['S_CARD'], ['S_CARD', 'ASOM']],
    [['NONE'], ['NONE']],
  ] as const)('come to those that it names, unless it wants none: %j', (named, asked) => {
    expect(asMember(memberSearchOf(criteria(named), ['ASOM', 'S_CARD'])).loyaltyTypes).toEqual(asked);
  });
});

describe('the memberships that an answer refuses', () => {
  const closed = { restrictions: ['ASOM_NOT_ALLOWED', 'S_CARD_NOT_ALLOWED'] } as const;
  const offers = [{ restrictions: [] }, closed];

  it('are those that close a rate to members', () => {
    expect(refusedMemberships(['ASOM', 'S_CARD'], { offers })).toEqual(['ASOM', 'S_CARD']);
    expect(refusedMemberships(['ASOM'], { offers: [{ restrictions: ['LOGIN_REQUIRED'] }] })).toEqual([]);
  });

  it('are only the customer’s own: what the guest asked for is explained instead', () => {
    expect(refusedMemberships([], { offers })).toEqual([]);
  });

  it.each([
    ['SCARD_NOT_ALLOWED', ['S_CARD']],
    ['FORBIDDEN_PROMOTION_CODE_FOR_SCARD', ['S_CARD']],
    ['TOO_MANY_NIGHTS', []],
  ] as const)('are those that make the whole search fail with %s', (code, refused) => {
    expect(refusedMemberships(['ASOM', 'S_CARD'], { failure: failureOf('search', code) })).toEqual(refused);
  });
});
