import { testWorld } from '../../../../contracts/http/testWorld';
import { areas, cities, collections } from '../../../../contracts/world/places';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { locales } from '@/i18n/locales';
import { loadPlaceLinks } from './loadPlaceLinks';
import { loadPlacePage } from './loadPlacePage';

const world = testWorld();
let ask: AskContent;
beforeAll(() => {
  ask = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);
});

describe('the pages of places', () => {
  it('exist for every town, area and collection, in every language', async () => {
    for (const locale of locales) {
      const links = await loadPlaceLinks(ask, locale);
      expect(links).toHaveLength(cities.length + areas.length + collections.length);
      expect(new Set(links.map(({ slug }) => slug)).size).toBe(links.length);
      for (const { slug, title } of links) {
        const page = await loadPlacePage(ask, locale, slug);
        expect([page?.title, page?.hotels.length]).not.toContain(0);
        expect(page?.title).toBe(title);
        expect(page?.body).not.toEqual([]);
      }
    }
  });

  it('leave out the ids that the reservation system uses for itself', async () => {
    expect(await loadPlacePage(askWithSystemHotels(ask), 'en', 'lapland')).toEqual(
      await loadPlacePage(ask, 'en', 'lapland'),
    );
  });

  it('have the hotels of the place by name, and the addresses in the other languages', async () => {
    const lapland = await loadPlacePage(ask, 'sv', 'lappland');
    expect(lapland?.hotels.map(({ city }) => city).sort()).toEqual([
      'Levi',
      'Rovaniemi',
      'Rovaniemi',
      'Saariselkä',
      'Ylläs',
    ]);
    expect(lapland?.alternates).toContainEqual({ locale: 'fi', slug: 'lappi' });
    expect(await loadPlacePage(ask, 'sv', 'lappi')).toBeNull();
  });
});
