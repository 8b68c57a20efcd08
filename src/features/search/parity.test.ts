import { testWorld } from '../../../contracts/http/testWorld';
import { dataOf } from '@/api/testAsk';
import { environment as site } from '@/config/environment';
import { readPricesByDay } from './readPricesByDay';
import queryV1 from './booking-v1/__generated__/useLowestPricesV1Query.graphql';
import type { useLowestPricesV1Query } from './booking-v1/__generated__/useLowestPricesV1Query.graphql';
import queryV2 from './booking-v2/__generated__/useLowestPricesV2Query.graphql';
import type { useLowestPricesV2Query } from './booking-v2/__generated__/useLowestPricesV2Query.graphql';

const world = testWorld();

const days = { from: '2026-11-20', to: '2027-01-10' };

describe('the prices of a calendar, read from both APIs', () => {
  it.each([
    ['a city', { placeName: 'Helsinki' }, 2, {}],
    ['one hotel', { hotelId: '1001' }, 1, {}],
    ['a promotion', { hotelId: '1001' }, 2, { promotionCode: 'TALVI' }],
    ['wishes', { placeName: 'Helsinki' }, 2, { wishes: ['ACCESSIBLE_ROOM', 'BREAKFAST'] as const }],
    ['a hotel that is unknown', { hotelId: '9999' }, 2, {}],
  ])('are the same: %s', async (name, destination, adults, codes) => {
    const one = await dataOf<useLowestPricesV1Query>(world.address + site.siteEndpoint, queryV1, {
      criteria: { ...destination, ...days, ...codes, rooms: [{ adults }] },
      memberships: ['ASOM'],
    });
    const other = await dataOf<useLowestPricesV2Query>(world.address + site.bookingEndpoint, queryV2, {
      input: { destination, ...days, ...codes, rooms: [{ adultCount: adults }], loyaltyMembershipTypes: ['ASOM'] },
    });
    const prices = readPricesByDay(one.lowestPrices);
    expect(prices).toEqual(readPricesByDay(other.lowestPrices));
    expect([...prices.values()].filter((price) => price !== null).length > 20).toBe(!name.includes('unknown'));
  });
});
