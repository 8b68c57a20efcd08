/** @jest-environment node */
import { ask } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { defaultAppConfig } from './defaultAppConfig';

const rooms = 'rooms: [{ adultCount: 2 }]';
const lowestPrices = `{ lowestPrices(input: { destination: { hotelId: "1001" }, from: "2026-12-01", to: "2026-12-02", ${rooms} }) { date } }`;
const offers = (
  field: string,
) => `{ availability(availabilityInput: { locale: EN_GB, destination: { hotelId: "1001" }, ${rooms},
  dateRange: { startDate: "2026-12-01", endDate: "2026-12-03" } }) { ... on Availability { hotels { hotelId ${field} } } } }`;
const lines =
  'query Q($on: Boolean!) { __typename ...F @include(if: $on) } fragment F on Query { __type(name: "PriceLine") { name } }';

const messagesOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).errors?.map(({ message }) => message);

describe('a world without optional fields', () => {
  const world = testWorld({ without: 'all' });

  it.each([
    ['a field', offers('nearestDates { startDate }'), '/booking/graphql', 'nearestDates'],
    [
      'a field that is not included',
      offers('nearestDates @include(if: false) { startDate }'),
      '/booking/graphql',
      'nearestDates',
    ],
    ['a query', lowestPrices, '/booking/graphql', 'lowestPrices'],
    [
      'a change',
      'mutation { checkIn(input: { id: "1", reservationHash: "1" }) { error { type } } }',
      '/graphql',
      'checkIn',
    ],
  ])('refuses %s by its name', async (_what, query, endpoint, name) => {
    expect((await messagesOf(world, query, {}, {}, endpoint))?.join()).toContain(name);
  });

  it('refuses an input field', async () => {
    const criteria = {
      hotelId: '1001',
      dateRange: { startDate: '2026-12-01', endDate: '2026-12-03' },
      rooms: [{ adults: 2 }],
    };
    const query =
      'query Q($criteria: AvailabilityCriteria!) { availability(locale: en_GB, criteria: $criteria) { error { type } } }';
    expect(await messagesOf(world, query, { criteria }, {}, '/graphql')).toBeUndefined();
    const edited = { ...criteria, editedReservation: { id: '1', reservationHash: '1' } };
    expect((await messagesOf(world, query, { criteria: edited }, {}, '/graphql'))?.join()).toContain(
      'editedReservation',
    );
  });

  it('has no type that only those had, and the rest', async () => {
    const { data } = await ask<{ __type: unknown }>(world, lines, { on: true });
    expect(data.__type).toBeNull();
    expect(await messagesOf(world, offers('available'))).toBeUndefined();
  });

  it('says so in the configuration of the site', async () => {
    const served = (await (await fetch(`${world.address}/api/appconfig`)).json()) as typeof defaultAppConfig;
    expect(served.features).toMatchObject({ BASIC: true, chat: true, lowestPrices: false, roomsLeft: false });
  });
});

describe('a world whose configuration has features off', () => {
  const world = testWorld();
  const configure = (body: string) => fetch(`${world.address}/__test/appconfig`, { method: 'POST', body });
  afterEach(() => resetWorld(world));

  it('lacks their fields until they are on again', async () => {
    expect(await messagesOf(world, lowestPrices)).toBeUndefined();
    await configure(JSON.stringify({ features: { ...defaultAppConfig.features, lowestPrices: false } }));
    expect(await messagesOf(world, lowestPrices)).toHaveLength(1);
    expect(await messagesOf(world, offers('nearestDates { startDate }'))).toBeUndefined();
    await configure('{"features":{}}');
    expect(await messagesOf(world, offers('nearestDates { startDate }'))).toHaveLength(1);
    await resetWorld(world);
    expect(await messagesOf(world, lowestPrices)).toBeUndefined();
  });

  it('lacks nothing where its configuration cannot be read', async () => {
    await configure('<html>');
    expect(await messagesOf(world, lowestPrices)).toBeUndefined();
  });
});
