import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { siteAddresses } from '@/config/siteAddresses';
import { locales } from '@/i18n/locales';
import { matchPath } from '@/routes/routes';
import { structuredArticle } from '../structuredArticle';
import { listNews } from './listNews';
import { loadArticle } from './loadArticle';
import { loadNews } from './loadNews';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '' });
const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

it('names as the hotels of an article no id that the reservation system uses for itself', async () => {
  expect(await loadArticle(askWithSystemHotels(ask), 'en', '4001-rooms-by-the-bay')).toEqual(
    await loadArticle(ask, 'en', '4001-rooms-by-the-bay'),
  );
});

describe('the list of news', () => {
  it('is dated in the chain’s own time zone, newest first', async () => {
    const { items, next } = await loadNews(ask, 'en');
    const days = items.map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(8);
    expect(days).toEqual([...days].sort().reverse());
    expect(next).toBeNull();
    expect(items[0]).toMatchObject({ kind: 'ARTICLE', publishedOn: '2026-10-26' });
  });

  it('can be limited to one kind, and continues after a cursor', async () => {
    const all = await loadNews(ask, 'fi', { kind: 'CAMPAIGN' });
    expect(all.items.map(({ kind }) => kind)).toEqual(['CAMPAIGN', 'CAMPAIGN']);
    const first = await loadNews(ask, 'fi', { kind: 'CAMPAIGN', first: 1 });
    const second = await loadNews(ask, 'fi', { kind: 'CAMPAIGN', first: 1, after: first.next });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second.next).toBeNull();
  });

  it.each(locales)('has a page in %s for each article', async (locale) => {
    const paths = await listNews(ask, locale);
    expect(paths).toHaveLength(8);
    for (const path of paths) expect(matchPath(path)).toMatchObject({ route: 'newsArticle', locale });
  });
});

describe('a piece of news', () => {
  it('has its text, its hotels and its addresses in other languages', async () => {
    const article = await loadArticle(ask, 'en', '4001-rooms-by-the-bay');
    expect(article).toMatchObject({
      publishedOn: '2025-04-14',
      changedOn: null,
      body: [{ kind: 'paragraph' }, { kind: 'picture' }, { kind: 'paragraph' }, { kind: 'button' }],
      hotels: [{ id: '1001' }],
    });
    expect(article?.alternates.map(({ locale }) => locale)).toEqual([...locales]);
    expect(JSON.parse(JSON.stringify(article))).toStrictEqual(article);
  });

  it('may contain a video, which loads only when the guest plays it', async () => {
    const article = await loadArticle(ask, 'fi', '4004-anything');
    expect(article?.body.some(({ kind }) => kind === 'video')).toBe(true);
  });

  it('is null under an unknown number', async () => {
    expect(await loadArticle(ask, 'fi', '4999-ei-mitaan')).toBeNull();
    expect(await loadArticle(ask, 'fi', 'ei-numeroa')).toBeNull();
  });

  it('is described to search engines with date and publisher', async () => {
    const article = await loadArticle(ask, 'en', '4001-rooms-by-the-bay');
    if (!article) throw new Error('No article');
    const described = structuredArticle(article, { site, locale: 'en' });
    expect(described).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'New rooms by Töölönlahti bay',
      datePublished: '2025-04-14T09:00:00+03:00',
      dateModified: '2025-04-14T09:00:00+03:00',
      publisher: { '@type': 'Organization' },
      mainEntityOfPage: 'https://sarastus.example/en/news/4001-rooms-by-the-bay',
    });
  });
});
