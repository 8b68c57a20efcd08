/** @jest-environment node */
import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { contentsOf } from '@/domain/content/richText';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';
import { words } from '@/routes/words';
import { listContentPages } from './listContentPages';
import { loadContentPage } from './loadContentPage';

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

const routes = [
  'privacyPolicy',
  'customerRegister',
  'reservationTerms',
  'termsOfUse',
  'media',
  'accessibilityStatements',
  'sCard',
  'springCampaign',
] as const;

describe.each(locales)('the pages of the chain in %s', (locale) => {
  it.each(routes)('include %s under the path of its route, as plain data', async (route) => {
    const loaded = await loadContentPage(ask, locale, words[route][locale]);
    expect(loaded?.page.title).toBeTruthy();
    expect(loaded?.page.body.length).toBeGreaterThan(2);
    expect(loaded?.alternates).toEqual(locales.map((each) => ({ locale: each, slug: words[route][each] })));
    // The export writes this data into the page as JSON.
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(loaded);
    expect(JSON.stringify(loaded)).not.toMatch(/<\/?(a|strong|em|br)\b|&amp;/);
  });

  it('list the chapters of the privacy policy', async () => {
    const loaded = await loadContentPage(ask, locale, words.privacyPolicy[locale]);
    expect(contentsOf(loaded?.page.body ?? []).length).toBeGreaterThanOrEqual(4);
  });
});

it('are null for a page that is not written', async () => {
  expect(await loadContentPage(ask, 'fi', 'privacy-policy')).toBeNull();
  expect(await loadContentPage(ask, 'fi', '')).toBeNull();
});

describe('pages that editors add', () => {
  const publish = (content: object) =>
    fetch(`${world.address}/__test/content`, { method: 'POST', body: JSON.stringify(content) });

  it('are listed for the export in the locales that have them, with slugs of several parts', async () => {
    expect(await listContentPages(ask, 'sv')).toEqual(routes.map((route) => pathOf(route, 'sv')));
    await publish({ page: { slug: 'tietoa/uusi-baari' }, languages: { 'page:new-page': ['fi'] } });
    expect(await listContentPages(ask, 'fi')).toContain('/tietoa/uusi-baari');
    expect(await listContentPages(ask, 'sv')).not.toContain('/sv/tietoa/uusi-baari');
    expect((await loadContentPage(ask, 'fi', 'tietoa/uusi-baari'))?.alternates).toEqual([
      { locale: 'fi', slug: 'tietoa/uusi-baari' },
    ]);
  });

  it('are found by the id in an address whose slug has changed', async () => {
    await publish({ page: { id: '777', slug: '777-uusi-nimi', title: 'Uusi nimi' } });
    const loaded = await loadContentPage(ask, 'fi', '777-vanha-nimi');
    expect(loaded?.page.title).toBe('Uusi nimi');
    expect(loaded?.alternates[0]).toEqual({ locale: 'fi', slug: '777-uusi-nimi' });
    expect(await loadContentPage(ask, 'fi', '778-vanha-nimi')).toBeNull();
  });
});
