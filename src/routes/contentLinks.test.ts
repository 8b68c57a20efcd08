/** @jest-environment node */
import { ask } from '../../contracts/http/testGuest';
import { testWorld } from '../../contracts/http/testWorld';
import { localeCode, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hotelPath, hotelSubpagePath, newsArticlePath, offerPath } from './entityPaths';
import { matchPath, pathOf, pathOfMatch } from './routes';
import { words } from './words';

const blocks = `__typename ... on ParagraphBlock { html } ... on ListBlock { items } ... on QuoteBlock { quote: html }
  ... on LinkButtonBlock { url }`;
const everything = `query Everything($locale: Locale!) {
  hotelPages(locale: $locale) { id urlPath description { ${blocks} } accessibility { note }
    subpages { id slug body { ${blocks} } } }
  contentPages(locale: $locale) { id slug body { ${blocks} } }
  newsArticles(locale: $locale, first: 100) { edges { node { id slug body { ${blocks} } } } }
  offers(locale: $locale, first: 100) { edges { node { id slug terms body { ${blocks} } } } }
  contactsAndCallRates(locale: $locale) { callRates { ${blocks} } }
  serviceNotices(locale: $locale) { link { url } }
}`;

interface Paths {
  readonly hotelPages: readonly { readonly urlPath: string; readonly subpages: readonly { readonly slug: string }[] }[];
  readonly contentPages: readonly { readonly slug: string }[];
  readonly newsArticles: { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
  readonly offers: { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The pages that the content has in a locale, by their canonical paths. */
const pathsIn = (locale: Locale, { hotelPages, contentPages, newsArticles, offers }: Paths): ReadonlySet<string> =>
  new Set([
    ...hotelPages.flatMap(({ urlPath, subpages }) => [
      hotelPath(urlPath, locale),
      ...subpages.map(({ slug }) => hotelSubpagePath(urlPath, slug, locale)),
    ]),
    ...contentPages.map(({ slug }) => (locale === 'fi' ? `/${slug}` : `/${locale}/${slug}`)),
    ...newsArticles.edges.map(({ node }) => newsArticlePath(node.slug, locale)),
    ...offers.edges.map(({ node }) => offerPath(node.slug, locale)),
  ]);

describe.each(locales)('the content in %s', (locale) => {
  const world = testWorld();
  let content: Paths;
  beforeAll(async () => {
    const { data, errors } = await ask<Paths>(world, everything, { locale: localeCode(locale) }, {}, '/graphql');
    expect(errors).toBeUndefined();
    content = data;
  });

  it('has an address of the table for every page', () => {
    for (const path of pathsIn(locale, content)) {
      const match = matchPath(path);
      expect([path, match?.locale, match && pathOfMatch(match)]).toEqual([path, locale, path]);
    }
  });

  it('links only to pages that exist in the same language', () => {
    const existing = pathsIn(locale, content);
    const texts = textsIn(content);
    const links = [
      ...texts.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)),
      ...texts.filter((text) => text.startsWith('/')),
    ];
    const inside = links.filter((link) => link.startsWith('/'));
    expect(inside.length).toBeGreaterThan(20);
    for (const link of inside) {
      const match = matchPath(link);
      expect([link, match?.locale]).toEqual([link, locale]);
      const isKnown = existing.has(link) || (match !== null && !('slug' in match.params || 'hotel' in match.params));
      expect([link, isKnown]).toEqual([link, true]);
    }
    for (const link of links) expect(link).toMatch(/^(\/|https:|mailto:|tel:)/);
  });

  it('has only links, emphasis and line breaks as markup', () => {
    for (const text of textsIn(content)) {
      expect(text.replace(/<a href="[^"<>]*">|<\/a>|<\/?strong>|<\/?em>|<br>/g, '')).not.toMatch(/[<>]|\]\(|\*\*/);
    }
  });

  it('has a page for every page of the table that is written', () => {
    const written = [
      'privacyPolicy',
      'customerRegister',
      'reservationTerms',
      'termsOfUse',
      'media',
      'accessibilityStatements',
      'sCard',
      'springCampaign',
    ] as const;
    const slugs = content.contentPages.map(({ slug }) => slug);
    expect(slugs).toEqual(written.map((route) => words[route][locale]));
    for (const route of written) expect(matchPath(pathOf(route, locale))).toMatchObject({ route, locale });
  });
});
