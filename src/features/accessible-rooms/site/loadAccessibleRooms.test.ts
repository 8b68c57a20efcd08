/** @jest-environment node */
import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { comparedFacts } from '@/domain/content/accessibleRoom';
import { loadHotels } from '@/features/hotel-list/site/loadHotels';
import { locales } from '@/i18n/locales';
import { loadAccessibleRooms } from './loadAccessibleRooms';

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

it.each(locales)('has every fact of the accessible rooms of every hotel that has some, in %s', async (locale) => {
  const rooms = await loadAccessibleRooms(ask, locale);
  const hotels = (await loadHotels(ask, locale)).filter(({ traits }) => traits.includes('accessible'));
  expect(hotels.length).toBeGreaterThan(5);
  expect([...new Set(rooms.map(({ urlPath }) => urlPath))].sort()).toEqual(hotels.map(({ urlPath }) => urlPath).sort());
  for (const { facts } of rooms) {
    expect(Object.keys(facts).sort()).toEqual([...comparedFacts].sort());
    expect(Object.values(facts)).not.toContain(null);
  }
  const places = rooms.map(({ city }) => city);
  expect(places).toEqual([...places].sort(new Intl.Collator(locale).compare));
});

it('is plain data that a page can contain, and differs from hotel to hotel', async () => {
  const rooms = await loadAccessibleRooms(ask, 'en');
  expect(JSON.parse(JSON.stringify(rooms))).toStrictEqual(rooms);
  expect(new Set(rooms.map(({ facts }) => facts.bedHeight)).size).toBeGreaterThan(1);
});
