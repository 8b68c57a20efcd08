import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { fieldsOn } from '@/api/optionalFields';
import { dataOf } from '@/api/testAsk';
import { aSearch, manySearches } from '@/api/testSearch';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { environment as site } from '@/config/environment';
import type { Tokens } from '@/domain/guest/token';
import { money } from '@/domain/money';
import { hotelSorts } from '@/domain/search/hotelOrder';
import { firstPage } from '@/domain/search/listPage';
import type { ListPage } from '@/domain/search/listPage';
import { refusedMemberships } from '@/domain/search/memberSearch';
import type { SearchCriteria } from '@/domain/search/search';
import { noDestinations } from '@/domain/search/destinations';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';
import { featureNames } from '@/flags/testFeatureNames';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { resultsVariablesV1 } from './booking-v1/resultsVariablesV1';
import { readSearchResults as readV1 } from './booking-v1/useSearchResultsV1';
import queryV1 from './booking-v1/__generated__/useSearchResultsV1Query.graphql';
import type { useSearchResultsV1Query } from './booking-v1/__generated__/useSearchResultsV1Query.graphql';
import { resultsVariablesV2 } from './booking-v2/resultsVariablesV2';
import { readSearchResults as readV2 } from './booking-v2/useSearchResultsV2';
import queryV2 from './booking-v2/__generated__/useSearchResultsV2Query.graphql';
import type { useSearchResultsV2Query } from './booking-v2/__generated__/useSearchResultsV2Query.graphql';
import { filterChoices } from './filterResults';
import type { FoundHotels } from './foundHotels';
import { choosableResults, pricedResults } from './pricedResults';
import { resultFields } from './resultFields';
import { noFilters } from './resultView';
import { sortResults } from './sortResults';
import { termsOfPrice } from './termsOfPrice';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));
jest.setTimeout(120_000);

const world = testWorld();
answerSite(world);
afterEach(() => clearTokens('SIGNED_OUT'));

const optional = fieldsOn(resultFields, new Map(featureNames.map((name) => [name, true])));
const translator = createTranslator('en', loadAllMessages('en'));

type Ask = (criteria: SearchCriteria, page: ListPage | null) => Promise<FoundHotels | null>;

const apis: Readonly<Record<'v1' | 'v2', Ask>> = {
  v1: async (criteria, page) => {
    const variables = resultsVariablesV1(criteria, 'en', optional, page);
    if (!variables) return null;
    const found = readV1(await dataOf<useSearchResultsV1Query>(site.siteEndpoint, queryV1, variables), criteria);
    return found.ok ? found.value : null;
  },
  v2: async (criteria, page) => {
    const variables = resultsVariablesV2(criteria, 'en', optional, page);
    if (!variables) return null;
    const found = readV2(await dataOf<useSearchResultsV2Query>(site.bookingEndpoint, queryV2, variables), criteria);
    return found.ok ? found.value : null;
  },
};

const allWishes: readonly (readonly StayWish[])[] = [
  [],
  ...stayWishes.map((wish) => [wish]),
  ['pet', 'breakfast'],
  ['accessible', 'breakfast'],
  [...stayWishes],
];
/** Before the deadlines of the stay, between them, and after. */
const moments = [
  '2026-11-05T10:00:00Z',
  '2026-11-30T15:30:00Z',
  '2026-11-30T20:00:00Z',
  '2026-12-01T15:30:00Z',
] as const;

/** Everything that cards, filters and notices show of an answer. */
function shownOf({ hotels, issues }: FoundHotels, criteria: SearchCriteria) {
  const choosable = choosableResults(
    hotels.map((hotel) => ({ ...hotel, traits: [], costs: new Map() })),
    criteria,
  );
  const [now] = moments;
  const priced = [
    ...allWishes.map((wishes) => pricedResults(choosable, wishes, Date.parse(now))),
    ...moments.map((moment) => pricedResults(choosable, [], Date.parse(moment))),
  ];
  return {
    issues,
    refused: refusedMemberships(['ASOM', 'S_CARD'], { offers: hotels.flatMap(({ offers }) => offers) }),
    filters: filterChoices(choosable, noFilters),
    cards: priced.map((results) =>
      results.map((result) => {
        const { hotel, price, planSale, codePrice, canMeet, available, nearestDates, unavailable } = result;
        const terms = termsOfPrice(result, criteria, money(300_000, 'S_POINT'), translator);
        return { hotel, price, planSale, codePrice, canMeet, available, nearestDates, unavailable, terms };
      }),
    ),
  };
}

const byId = (found: FoundHotels): FoundHotels => ({
  ...found,
  hotels: [...found.hotels].sort((a, b) => a.hotel.id.localeCompare(b.hotel.id)),
});

const place = { kind: 'place', placeName: 'Coast and archipelago' } as const;
const inHelsinki = { kind: 'place', placeName: 'Helsinki' } as const;
const listOf = (page: Partial<ListPage> = {}): ListPage => {
  const list = firstPage({ destination: place }, noDestinations, { sort: 'price', wishes: [] });
  if (!list) throw new Error('A place has a list');
  return { ...list, ...page };
};

const party = { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 };
const searches = [
  ...manySearches,
  { name: 'two rooms', criteria: aSearch({ party: { ...party, rooms: 2 } }) },
  {
    name: 'two rooms of members',
    criteria: aSearch({ party: { ...party, rooms: 2 }, loyaltyTypes: ['ASOM'] }),
    customer: 'asom',
  },
  {
    name: 'four rooms with a promotion',
    criteria: aSearch({ party: { ...party, rooms: 4, adults: 5 }, promotionCode: 'TALVI' }),
  },
  { name: 'a night when hotels are full', criteria: aSearch({ startDate: '2026-11-07', endDate: '2026-11-08' }) },
];

async function signIn(customer: string | undefined): Promise<void> {
  if (!customer) return;
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
  storeTokens((await answer.json()) as Tokens);
}

describe.each(['v1', 'v2'] as const)('a list over %s', (api) => {
  const ask = apis[api];

  it.each(searches)('shows of each hotel what all its offers would, for $name', async ({ criteria, customer }) => {
    await signIn(customer);
    for (const destination of [inHelsinki, place]) {
      const search = { ...criteria, destination };
      const whole = await ask(search, null);
      const list = await ask(search, listOf());
      expect(list === null).toBe(whole === null);
      if (!whole || !list) continue;
      expect(list.hotels.length).toBeGreaterThan(2);
      expect(shownOf(byId(list), search)).toEqual(shownOf(byId(whole), search));
    }
  });

  it('shows the rate plan of an offer as all offers would, whoever it is sold to', async () => {
    const search = { ...aSearch(), destination: inHelsinki };
    const codes = new Set((await ask(search, null))?.hotels.flatMap(({ rates }) => rates.map(({ code }) => code)));
    expect(codes.size).toBeGreaterThan(5);
    for (const customer of [undefined, 'asom']) {
      await signIn(customer);
      const found = customer ? { ...search, loyaltyTypes: ['ASOM'] as const } : search;
      const whole = await ask(found, null);
      for (const planCode of [...codes, 'NOSUCHPLAN']) {
        const list = await ask({ ...found, planCode }, listOf());
        if (!whole || !list) throw new Error('No answer');
        expect([planCode, shownOf(byId(list), { ...found, planCode })]).toEqual([
          planCode,
          shownOf(byId(whole), { ...found, planCode }),
        ]);
      }
    }
  });

  it.each(hotelSorts.flatMap((sort) => allWishes.map((wishes) => ({ sort, wishes }))))(
    'has the order $sort of the site over all pages with $wishes',
    async ({ sort, wishes }) => {
      const search = { ...aSearch({ startDate: '2026-11-07', endDate: '2026-11-08' }), destination: place };
      const whole = await ask(search, null);
      const listed = (whole?.hotels ?? []).map((hotel) => ({ ...hotel, traits: [], costs: new Map() }));
      const priced = pricedResults(choosableResults(listed, search), wishes, Date.parse('2026-11-05T10:00:00Z'));
      const inOrder = sortResults(priced, sort).map(({ hotel }) => hotel.id);
      const came: string[] = [];
      let after: string | null = null;
      do {
        const page: FoundHotels | null = await ask(search, listOf({ sort, wishes, first: 4, after }));
        came.push(...(page?.hotels ?? []).map(({ hotel }) => hotel.id));
        after = page?.nextPage ?? null;
      } while (after !== null);
      expect(came.length).toBeGreaterThan(4);
      expect(came).toEqual(inOrder);
    },
  );
});
