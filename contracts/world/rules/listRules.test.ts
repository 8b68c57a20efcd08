/** @jest-environment node */
import { ask, type Reached } from '../../http/testGuest';
import { testWorld } from '../../http/testWorld';
import type { Caller, World } from '../context';
import type { ListAsked, Search } from './search';
import { searchAvailability } from './searchAvailability';

interface Found {
  readonly nextPage: string | null;
  readonly hotels: readonly {
    readonly hotelId: string;
    readonly available: boolean;
    readonly lowestTotal: { readonly value: number } | null;
    readonly roomTypes: readonly { readonly refId: string; readonly features: readonly string[] }[];
    readonly rates: readonly { readonly refId: string }[];
    readonly availableRooms: readonly {
      readonly roomTypeRefId: string;
      readonly rateRefId: string;
      readonly price: { readonly amount: { readonly value: number } };
      readonly restrictions: readonly { readonly reason: string }[];
    }[];
  }[];
}

const query = `query List($input: AvailabilityInput!) {
  availability(availabilityInput: $input) {
    ... on Availability {
      nextPage
      hotels {
        hotelId available lowestTotal { value } roomTypes { refId features } rates { refId }
        availableRooms { roomTypeRefId rateRefId price { amount { value } } restrictions { reason } }
      }
    }
  }
}`;
const stay = {
  locale: 'EN_GB',
  destination: { placeName: 'Coast and archipelago' },
  dateRange: { startDate: '2026-12-01', endDate: '2026-12-03' },
  rooms: [{ adultCount: 2 }],
};
type List = Readonly<Record<string, unknown>>;

const answerTo = (world: Reached, list: List | null, more: object = {}) =>
  ask<{ availability: Found }>(world, query, { input: { ...stay, ...more, list } }, {}, '/booking/graphql');
async function pageOf(world: Reached, list: List | null, more?: object): Promise<Found> {
  const { data, errors } = await answerTo(world, list, more);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data.availability;
}

jest.setTimeout(60_000);

describe('a list of hotels', () => {
  // Generated hotels: more than a page has.
  const world = testWorld({ chain: 480 });

  async function allPages(list: List): Promise<readonly Found[]> {
    const pages = [await pageOf(world, list)];
    for (let after = pages[0]?.nextPage; after; after = pages.at(-1)?.nextPage) {
      pages.push(await pageOf(world, { ...list, after }));
    }
    return pages;
  }

  it('has each hotel once over all its pages, each page full but the last', async () => {
    const whole = await pageOf(world, null);
    const pages = await allPages({ first: 50, sort: 'PRICE' });
    const ids = pages.flatMap(({ hotels }) => hotels.map(({ hotelId }) => hotelId));
    expect(pages.slice(0, -1).map(({ hotels }) => hotels.length)).toEqual(pages.slice(0, -1).map(() => 50));
    expect(ids).toHaveLength(whole.hotels.length);
    expect([...ids].sort()).toEqual(whole.hotels.map(({ hotelId }) => hotelId).sort());
    expect(whole.nextPage).toBeNull();
    const prices = pages.flatMap(({ hotels }) => hotels.map(({ lowestTotal }) => Number(lowestTotal?.value ?? 1e9)));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it.each([
    ['no hotel', { first: 0 }],
    ['fewer than none', { first: -5 }],
    ['too many', { first: 201 }],
    ['a cursor that is none', { after: 'bm9uZQ' }],
    ['an empty cursor', { after: '' }],
  ])('refuses to answer %s', async (_what, list) => {
    const { errors } = await answerTo(world, { first: 20, sort: 'PRICE', ...list });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['other days', {}, { dateRange: { startDate: '2026-12-02', endDate: '2026-12-03' } }],
    ['another order', { sort: 'NAME' }, {}],
    ['other wishes', { wishes: ['PET_ROOM'] }, {}],
    ['another place', {}, { destination: { placeName: 'Lapland' } }],
  ])('refuses the cursor of a list of %s', async (_what, list, more) => {
    const { nextPage } = await pageOf(world, { first: 20, sort: 'PRICE' });
    const asked = { first: 20, sort: 'PRICE', after: nextPage };
    expect((await answerTo(world, asked)).errors).toBeUndefined();
    expect((await answerTo(world, { ...asked, ...list }, more)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    // A membership that one page refuses is left out of it.
    const withCard = await answerTo(world, asked, { loyaltyMembershipTypes: ['S_CARD'] });
    expect(withCard.errors).toBeUndefined();
  });

  it('has no offer that another one beats, and names only the room types and rates of those that it has', async () => {
    const whole = await pageOf(world, null);
    const list = await pageOf(world, { first: 200, sort: 'NAME' });
    const offers = ({ hotels }: Found) => hotels.flatMap(({ availableRooms }) => availableRooms);
    expect(offers(list).length).toBeLessThan(offers(whole).length * 0.6);
    expect(offers(list).length).toBeGreaterThan(list.hotels.length);
    for (const { availableRooms, roomTypes, rates } of list.hotels) {
      expect(new Set(availableRooms.map(({ roomTypeRefId }) => roomTypeRefId))).toEqual(
        new Set(roomTypes.map(({ refId }) => refId)),
      );
      expect(new Set(availableRooms.map(({ rateRefId }) => rateRefId))).toEqual(
        new Set(rates.map(({ refId }) => refId)),
      );
    }
  });
});

describe('the order of a list', () => {
  const world = testWorld({ chain: 480 });
  const search: Search = {
    destination: { kind: 'place', placeName: 'Coast and archipelago' },
    stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
    rooms: [{ adults: 2, childAges: [], pets: 0 }],
    keys: { loyaltyTypes: [], rewardNight: false, promotionCode: null, companyCode: null, blockCode: null },
  };
  const caller: Caller = { customer: null, scopes: [], profile: null, twist: {}, from: '' };
  const list: ListAsked = { first: 20, after: null, sort: 'price', wishes: [], rateCode: null, language: 'en' };

  /** A page, and how many hotels were searched for it, each of which looks at the clock. */
  function page(of: World, after: string | null, twist: Caller['twist'] = {}) {
    const now = jest.fn(of.now);
    const found = searchAvailability(Object.assign(of, { now }), { ...caller, twist }, search, { ...list, after });
    if (found.kind === 'failure') throw new Error(found.code);
    return { ids: found.hotels.map(({ hotel }) => hotel.id), next: found.nextPage, searched: now.mock.calls.length };
  }

  it('is computed once for all its pages, and kept when rooms are sold meanwhile', () => {
    const here: World = { ...world.harness.world };
    const first = page(here, null);
    expect(first.searched).toBeGreaterThan(100);
    const second = page(here, first.next);
    expect(second.searched).toBeLessThan(30);
    expect(page(here, first.next, { soldOut: true }).ids).toEqual(second.ids);
    // A new list begins with hotels that have room; the pages of the first one stay as they were.
    page(here, null, { soldOut: true });
    expect(page(here, first.next).ids).toEqual(second.ids);
  });

  it('goes on where it was in a world that has not kept it', () => {
    const first = page({ ...world.harness.world }, null);
    const second = page({ ...world.harness.world }, first.next);
    expect(second.searched).toBeGreaterThan(100);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(40);
  });
});
