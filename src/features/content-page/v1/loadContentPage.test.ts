/** @jest-environment node */
import type { TestWorld } from '../../../../contracts/http/testGuest';
import { startTestWorld } from '../../../../contracts/http/testGuest';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { contentsOf } from '@/domain/richText';
import { locales } from '@/i18n/locales';
import { words } from '@/routes/words';
import { listContentPages } from './listContentPages';
import { loadContentPage } from './loadContentPage';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
});
afterAll(() => world.harness.close());
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
  it.each(routes)('have %s under the words of its route, as plain data', async (route) => {
    const loaded = await loadContentPage(ask, locale, words[route][locale]);
    expect(loaded?.page.title).toBeTruthy();
    expect(loaded?.page.body.length).toBeGreaterThan(2);
    expect(loaded?.alternates).toEqual(locales.map((each) => ({ locale: each, slug: words[route][each] })));
    // What the export writes into a page is what a browser reads from it.
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(loaded);
    expect(JSON.stringify(loaded)).not.toMatch(/<\/?(a|strong|em|br)\b|&amp;/);
  });

  it('list the chapters of the privacy policy', async () => {
    const loaded = await loadContentPage(ask, locale, words.privacyPolicy[locale]);
    expect(contentsOf(loaded?.page.body ?? []).length).toBeGreaterThanOrEqual(4);
  });
});

it('is null for a page that is not written', async () => {
  expect(await loadContentPage(ask, 'fi', 'privacy-policy')).toBeNull();
  expect(await loadContentPage(ask, 'fi', '')).toBeNull();
});

it('lists for the export what is written outside the table of routes, and nothing that the table has', async () => {
  expect(await listContentPages(ask, 'sv')).toEqual([]);
  await fetch(`${world.address}/__test/content`, {
    method: 'POST',
    body: JSON.stringify({ page: { slug: 'uusi-baari' } }),
  });
  expect(await listContentPages(ask, 'fi')).toEqual(['/uusi-baari']);
  expect(await listContentPages(ask, 'sv')).toEqual(['/sv/uusi-baari']);
});
