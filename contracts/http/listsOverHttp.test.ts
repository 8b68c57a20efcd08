/** @jest-environment node */
import { ask, signedIn, type Headers } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { cancelledIn } from './testCancel';
import { lists, withStays, type ListAsked, type Listed, type StayKeys } from './testStays';

describe('the bookings of a customer', () => {
  const world = testWorld();
  let headers: Headers;
  let stay: (name: string) => StayKeys;
  beforeAll(async () => {
    headers = await signedIn(world, 'none');
  });
  beforeEach(async () => {
    await resetWorld(world);
    stay = await withStays(world, 'none');
  });

  const pageOf = async (list: Listed, asked: ListAsked) => {
    const answer = await list(world, asked, headers);
    if ('code' in answer) throw new Error(answer.code);
    return answer;
  };
  const idsOf = ({ edges }: { readonly edges: readonly { readonly node: { readonly id: string } }[] }) =>
    edges.map(({ node }) => node.id);
  const numbers = (...names: readonly string[]) => names.map((name) => stay(name).number);

  it.each(lists)('are those of each group, through $api', async ({ list }) => {
    const upcoming = await pageOf(list, { group: 'UPCOMING', sort: 'ASCENDING' });
    expect(idsOf(upcoming)).toEqual(
      numbers('arriving', 'external', 'unclassified', 'upcoming', 'prepaid', 'twoRooms', 'firstOfTrip', 'secondOfTrip'),
    );
    const current = await pageOf(list, { group: 'CURRENT' });
    expect(idsOf(current)).toEqual(numbers('inHouse', 'leaving'));
    const cancelled = await pageOf(list, { group: 'CANCELLED' });
    expect(idsOf(cancelled)).toEqual(numbers('cancelled', 'refunded'));
    const past = await pageOf(list, { group: 'PAST' });
    expect(past).toMatchObject({ totalCount: 24, pageInfo: { hasNextPage: true } });
    expect(idsOf(past)[0]).toBe(stay('past1').number);
    const all = await pageOf(list, { first: 100 });
    expect(all).toMatchObject({ totalCount: 36, pageInfo: { hasNextPage: false } });
  });

  it.each(lists)(
    'come page after page without a gap, through $api, also when one leaves the list',
    async ({ list }) => {
      const first = await pageOf(list, { group: 'UPCOMING', first: 3 });
      expect(idsOf(first)).toEqual(numbers('secondOfTrip', 'firstOfTrip', 'twoRooms'));
      expect(await cancelledIn(world, stay('twoRooms'))).toBe('CancelBookingSuccess');
      const second = await pageOf(list, { group: 'UPCOMING', first: 3, after: first.pageInfo.endCursor });
      expect(idsOf(second)).toEqual(numbers('prepaid', 'upcoming', 'unclassified'));
      expect(second).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true } });
      const third = await pageOf(list, { group: 'UPCOMING', first: 3, after: second.pageInfo.endCursor });
      expect(idsOf(third)).toEqual(numbers('external', 'arriving'));
      expect(third.pageInfo.hasNextPage).toBe(false);
    },
  );

  it('are the same through both APIs, in both orders', async () => {
    for (const sort of ['ASCENDING', 'DESCENDING'] as const) {
      const [v1, v2] = await Promise.all(lists.map(({ list }) => pageOf(list, { sort, first: 100 })));
      expect(idsOf(v1 ?? { edges: [] })).toEqual(idsOf(v2 ?? { edges: [] }));
      expect(v1?.edges).toHaveLength(36);
    }
  });

  it.each(lists)('are shown to their owner only, through $api', async ({ list }) => {
    expect(await list(world, {}, {})).toEqual({ code: 'NO_TOKEN_PROVIDED' });
    const otherScope = await signedIn(world, 'none', '&scope=READ_RESERVATION');
    expect(await list(world, {}, otherScope)).toEqual({ code: 'AUTHORIZATION_INVALID' });
    expect(await list(world, {}, await signedIn(world, 'asom'))).toMatchObject({ edges: [], totalCount: 0 });
  });

  it('can be opened one by one without a hash, by their owner only', async () => {
    const open = async (id: string, as: Headers) => {
      const query = `query Open($id: ID!) { getAuthenticatedReservation(locale: en_GB, id: $id) {
        reservation { id locale origin reservationHash } notLoggedIn { code } } }`;
      const { data } = await ask<{ getAuthenticatedReservation: unknown }>(world, query, { id }, as, '/graphql');
      return data.getAuthenticatedReservation;
    };
    const { number: id, hash: reservationHash } = stay('external');
    const reservation = { id, locale: 'en_GB', origin: 'ExternalChannel', reservationHash };
    expect(await open(id, headers)).toEqual({ reservation, notLoggedIn: null });
    expect(await open(id, await signedIn(world, 'asom'))).toEqual({ reservation: null, notLoggedIn: null });
    expect(await open(id, {})).toEqual({ reservation: null, notLoggedIn: { code: 'NO_TOKEN_PROVIDED' } });
    const lists = await signedIn(world, 'none', '&scope=LIST_MY_RESERVATIONS');
    expect(await open(id, lists)).toMatchObject({ notLoggedIn: { code: 'AUTHORIZATION_INVALID' } });
  });

  it('stay as they are when they are given again', async () => {
    expect(await cancelledIn(world, stay('twoRooms'))).toBe('CancelBookingSuccess');
    const again = await withStays(world, 'none');
    expect(again('twoRooms')).toEqual(stay('twoRooms'));
    for (const { list } of lists) expect((await pageOf(list, { group: 'CANCELLED' })).totalCount).toBe(3);
  });
});
