import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { roomAids, roomMeasures } from '@/domain/stay/roomAccess';
import { chainCards } from '@/domain/payment/payment';
import { locales } from '@/i18n/locales';
import { matchPath } from '@/routes/routes';
import { listHotelPaths } from './listHotelPaths';
import { loadHotel } from './loadHotel';
import { loadSubpage } from './loadSubpage';

const kuohu = 'imatra/sarastus-break-imatra-kuohu';

const world = testWorld();
let ask: AskContent;
beforeAll(() => {
  ask = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);
});

describe('the page of a hotel', () => {
  it('has its rooms with their beds, its services and ways to pay, as values of the domain', async () => {
    const loaded = await loadHotel(ask, 'en', kuohu);
    expect(loaded?.writtenIn).toEqual(locales);
    expect(loaded?.hotel).toMatchObject({
      id: '1901',
      brand: 'break',
      address: { city: 'Imatra', countryCode: 'FI' },
      checkInTime: null,
      cards: chainCards,
      accessibility: { lift: true, accessibleRooms: 4 },
      roomTypes: expect.arrayContaining([expect.objectContaining({ bedSize: expect.stringMatching(/_\d+$/) })]),
      subpages: [{ kind: 'SAUNA_AND_SPA' }, { kind: 'RESTAURANT', slug: 'restaurant' }, { kind: 'FAMILIES' }],
    });
  });

  it.each(locales)('is plain data that a page can contain, in %s', async (locale) => {
    const hotel = await loadHotel(ask, locale, kuohu);
    expect(JSON.parse(JSON.stringify(hotel))).toStrictEqual(hotel);
  });

  it('is null for an unknown hotel', async () => {
    expect(await loadHotel(ask, 'fi', 'oulu/nothing')).toBeNull();
  });
});

it('gives every fact of every accessible room, in each hotel that has one', async () => {
  const paths = (await listHotelPaths(ask, 'en')).flatMap((path) => {
    const match = matchPath(path);
    return match?.route === 'hotel' ? [`${match.params.city}/${match.params.hotel}`] : [];
  });
  const loaded = await Promise.all(paths.map((path) => loadHotel(ask, 'en', path)));
  const promising = loaded.flatMap((each) => ((each?.hotel.accessibility?.accessibleRooms ?? 0) > 0 ? [each] : []));
  expect(promising.length).toBeGreaterThan(5);
  for (const each of promising) {
    const rooms = each?.hotel.roomTypes.filter(({ features }) => features.includes('ACCESSIBLE')) ?? [];
    expect(rooms.length).toBeGreaterThan(0);
    for (const { accessibility } of rooms) {
      expect(accessibility).toEqual({
        ...Object.fromEntries(roomMeasures.map((fact) => [fact, expect.any(Number)])),
        ...Object.fromEntries(roomAids.map((fact) => [fact, expect.any(Boolean)])),
      });
    }
  }
});

describe('a page below a hotel', () => {
  it('has its text, its hotel, and its addresses in other languages', async () => {
    expect(await loadSubpage(ask, 'fi', kuohu, 'ravintola')).toMatchObject({
      kind: 'RESTAURANT',
      hotel: { urlPath: kuohu, brand: 'break' },
      body: expect.arrayContaining([expect.objectContaining({ kind: 'paragraph' })]),
      alternates: [
        { locale: 'fi', slug: 'ravintola' },
        { locale: 'en', slug: 'restaurant' },
        { locale: 'sv', slug: 'restaurang' },
        { locale: 'et', slug: 'restoran' },
      ],
    });
  });

  it('is plain data, and null under a slug of another language', async () => {
    const subpage = await loadSubpage(ask, 'sv', kuohu, 'restaurang');
    expect(JSON.parse(JSON.stringify(subpage))).toStrictEqual(subpage);
    expect(await loadSubpage(ask, 'sv', kuohu, 'ravintola')).toBeNull();
  });
});

describe('the paths to export', () => {
  it('lead to no id that the reservation system uses for itself', async () => {
    expect(await listHotelPaths(askWithSystemHotels(ask), 'en')).toEqual(await listHotelPaths(ask, 'en'));
  });

  it.each(locales)('lead to a hotel or a page below it, each once, in %s', async (locale) => {
    const paths = await listHotelPaths(ask, locale);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(24 * 3);
    for (const path of paths) expect(matchPath(path)).toMatchObject({ route: expect.stringMatching(/^hotel/), locale });
  });
});
