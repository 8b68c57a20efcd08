/** @jest-environment node */
import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { comparedFacts } from '@/domain/content/accessibleRoom';
import { localeCode, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { loadAccessibleRooms } from './loadAccessibleRooms';

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

/** The paths of the hotels that say they have accessible rooms, asked here rather than by a query of the site. */
async function hotelsWithSome(locale: Locale): Promise<readonly string[]> {
  const query = `{ hotelPages(locale: ${localeCode(locale)}) { id locale urlPath accessibility { accessibleRooms } } }`;
  const answer = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as {
    data: { hotelPages: { urlPath: string; accessibility: { accessibleRooms: number } | null }[] };
  };
  return data.hotelPages
    .filter(({ accessibility }) => (accessibility?.accessibleRooms ?? 0) > 0)
    .map(({ urlPath }) => urlPath);
}

it.each(locales)('has every fact of the accessible rooms of every hotel that has some, in %s', async (locale) => {
  const rooms = await loadAccessibleRooms(ask, locale);
  const hotels = await hotelsWithSome(locale);
  expect(hotels.length).toBeGreaterThan(5);
  expect([...new Set(rooms.map(({ urlPath }) => urlPath))].sort()).toEqual([...hotels].sort());
  for (const { facts } of rooms) {
    expect(Object.keys(facts).sort()).toEqual([...comparedFacts].sort());
    expect(Object.values(facts)).not.toContain(null);
  }
  const places = rooms.map(({ city }) => city);
  expect(places).toEqual([...places].sort(new Intl.Collator(locale).compare));
});

it('leaves out the ids that the reservation system uses for itself', async () => {
  expect(await loadAccessibleRooms(askWithSystemHotels(ask), 'en')).toEqual(await loadAccessibleRooms(ask, 'en'));
});

it('is plain data that a page can contain, and differs from hotel to hotel', async () => {
  const rooms = await loadAccessibleRooms(ask, 'en');
  expect(JSON.parse(JSON.stringify(rooms))).toStrictEqual(rooms);
  expect(new Set(rooms.map(({ facts }) => facts.bedHeight)).size).toBeGreaterThan(1);
});
