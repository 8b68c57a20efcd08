import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import { manySearches } from '@/api/testSearch';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { toAvailabilityCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { environment as site } from '@/config/environment';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { Tokens } from '@/domain/guest/token';
import type { useHotelAvailabilityV1Query } from './booking-v1/__generated__/useHotelAvailabilityV1Query.graphql';
import { readHotelAvailability as readV1 } from './booking-v1/readHotelAvailability';
import { query as queryV1 } from './booking-v1/useHotelAvailabilityV1';
import type { useHotelAvailabilityV2Query } from './booking-v2/__generated__/useHotelAvailabilityV2Query.graphql';
import { readHotelAvailability as readV2 } from './booking-v2/readHotelAvailability';
import { query as queryV2 } from './booking-v2/useHotelAvailabilityV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const world = testWorld();
answerSite(world);
afterEach(() => clearTokens('SIGNED_OUT'));

const fields = { withNearest: true, withReason: true, withRoomsLeft: true };

describe('the availability of a hotel, read from both APIs', () => {
  const kinds = new Set<string>();

  it.each(manySearches)('is the same for $name', async ({ criteria, customer }) => {
    if (customer) {
      const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
      storeTokens((await answer.json()) as Tokens);
    }
    const occupancies = occupanciesOf(placeParty(criteria.party));
    const one = await askPlainly<useHotelAvailabilityV1Query>(site.siteEndpoint, queryV1, {
      locale: 'en_GB',
      criteria: toAvailabilityCriteria(criteria, occupancies),
      memberships: criteria.loyaltyTypes.map(toWireMembership),
      ...fields,
    });
    const other = await askPlainly<useHotelAvailabilityV2Query>(site.bookingEndpoint, queryV2, {
      input: toAvailabilityInput(criteria, occupancies, 'en'),
      ...fields,
    });
    const read = readV1(one, criteria, Date.now());
    kinds.add(read.availability.kind);
    expect(read).toEqual(readV2(other, criteria, Date.now()));
  });

  it('is free, full or refused', () => expect([...kinds].sort()).toEqual(['failed', 'free', 'full']));

  it('is full where the answer has no hotel', () => {
    const nothing = { availability: { availability: { hotels: [] }, error: null } };
    const { criteria } = manySearches[0] ?? {};
    if (!criteria) throw new Error('A search');
    expect(readV1(nothing, criteria, 0).availability).toEqual({ kind: 'full', nearestDates: [], unavailable: null });
  });
});
