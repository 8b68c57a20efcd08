import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { dataOf } from '@/api/testAsk';
import { withSystemHotels } from '@/api/testSystemHotels';
import { aSearch, manySearches } from '@/api/testSearch';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { toAvailabilityCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { environment as site } from '@/config/environment';
import type { Failure } from '@/domain/failure';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { Result } from '@/domain/result';
import type { SearchCriteria } from '@/domain/search/search';
import type { Tokens } from '@/domain/guest/token';
import type { FoundHotels } from './foundHotels';
import queryV1 from './booking-v1/__generated__/useSearchResultsV1Query.graphql';
import type { useSearchResultsV1Query } from './booking-v1/__generated__/useSearchResultsV1Query.graphql';
import { readSearchResults as readV1 } from './booking-v1/useSearchResultsV1';
import queryV2 from './booking-v2/__generated__/useSearchResultsV2Query.graphql';
import type { useSearchResultsV2Query } from './booking-v2/__generated__/useSearchResultsV2Query.graphql';
import { readSearchResults as readV2 } from './booking-v2/useSearchResultsV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const world = testWorld();
answerSite(world);
afterEach(() => clearTokens('SIGNED_OUT'));

const optional = {
  withList: false,
  withSummary: true,
  withMap: true,
  withNearest: true,
  withReason: true,
  withRoomsLeft: true,
  withSurroundings: true,
};
const rooms = ({ party }: SearchCriteria) => occupanciesOf(placeParty(party));

const answerV1 = (criteria: SearchCriteria) =>
  dataOf<useSearchResultsV1Query>(site.siteEndpoint, queryV1, {
    locale: 'en_GB',
    criteria: toAvailabilityCriteria(criteria, rooms(criteria)),
    memberships: criteria.loyaltyTypes.map(toWireMembership),
    ...optional,
  });
const answerV2 = (criteria: SearchCriteria) =>
  dataOf<useSearchResultsV2Query>(site.bookingEndpoint, queryV2, {
    input: toAvailabilityInput(criteria, rooms(criteria), 'en'),
    ...optional,
  });
const resultsV1 = async (criteria: SearchCriteria) => readV1(await answerV1(criteria), criteria);
const resultsV2 = async (criteria: SearchCriteria) => readV2(await answerV2(criteria), criteria);

/**
 * The site's API has no order between room types that no room of a search has in common; results show none. It alone has
 * a name for Diners Club.
 */
const comparable = (found: Result<Failure, FoundHotels>) =>
  found.ok
    ? {
        ...found.value,
        hotels: found.value.hotels.map((hotel) => ({
          ...hotel,
          hotel: { ...hotel.hotel, cards: hotel.hotel.cards.filter((card) => card !== 'DINERS_CLUB') },
          roomTypes: [...hotel.roomTypes].sort((a, b) => a.refId.localeCompare(b.refId)),
        })),
      }
    : found;

describe('the hotels found, read from both APIs', () => {
  it.each(manySearches)('are the same for $name', async ({ criteria, customer }) => {
    if (customer) {
      const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
      storeTokens((await answer.json()) as Tokens);
    }
    const inHelsinki = { ...criteria, destination: { kind: 'place', placeName: 'Helsinki' } } as const;
    const one = await resultsV1(inHelsinki);
    expect(comparable(one)).toEqual(comparable(await resultsV2(inHelsinki)));
    if (one.ok) {
      expect(one.value.hotels.length).toBeGreaterThan(2);
      expect(one.value.hotels.every(({ surroundings }) => surroundings.nearby.length > 0)).toBe(true);
    }
  });

  it('are without the ids that the reservation system uses for itself', async () => {
    const inHelsinki = { ...aSearch(), destination: { kind: 'place', placeName: 'Helsinki' } } as const;
    const [one, two] = [await answerV1(inHelsinki), await answerV2(inHelsinki)];
    expect(readV1(withSystemHotels(one), inHelsinki)).toEqual(readV1(one, inHelsinki));
    expect(readV2(withSystemHotels(two), inHelsinki)).toEqual(readV2(two, inHelsinki));
  });

  it.each([queryV1, queryV2])('are asked without the texts of rooms and rates', ({ params: { text } }) => {
    expect(text).toContain('summary');
    expect(text).not.toMatch(/description|includes|paymentOptions|allowedGuarantees|priceLines|bathroom/);
  });
});
