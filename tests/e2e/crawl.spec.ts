import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { publicRoutes } from '../../src/routes/publicRoutes';
import { allPaths } from '../../src/routes/routes';
import {
  alternatesOf,
  attribute,
  exportedPages,
  exportFolder,
  isServed,
  linkOf,
  metaOf,
  origin,
  structuredOf,
  tags,
} from '../support/exportedSite';
import { isWhole } from '../support/inTurn';
import { expect, tally, test } from '../support/site';

const pages = exportedPages();
const isPublic = ({ route }: { readonly route: string }): boolean =>
  (publicRoutes as readonly string[]).includes(route);
/** The problems of pages, one line each. */
const wanting = (find: (page: (typeof pages)[number]) => string | false | null | undefined): readonly string[] =>
  pages.flatMap((page) => {
    const wrong = find(page);
    return wrong ? [`${page.path}: ${wrong}`] : [];
  });

/** The language of an address. */
const localeOf = (at: string) => locales.find((locale) => locale === at.split('/')[1]) ?? 'fi';

/** The pages under `/fi` are copies of the Finnish ones. */
const isCopy = (at: string): boolean => /^\/fi(\/|$)/.test(at);

/** Addresses that the harness answers rather than the export. */
const ofOthers = /^\/(oidc|graphql|booking\/graphql|pay|stand-in|api)\b/;

test('the export has every route of the table', () => {
  const served = new Set(pages.map((page) => page.path));
  expect(allPaths().filter((each) => !served.has(each))).toEqual([]);
  for (const locale of locales) {
    const localePages = pages.filter((page) => localeOf(page.path) === locale);
    expect(localePages.length).toBeGreaterThan(20);
  }
  tally('crawl', { 'pages of the export': pages.length });
});

test('no link of any page is broken', () => {
  const broken = wanting(({ html }) => {
    const links = [...tags(html, 'a'), ...tags(html, 'link'), ...tags(html, 'form')]
      .filter((tag) => attribute(tag, 'hreflang') === null || tag.startsWith('<a'))
      .map((tag) => attribute(tag, 'href') ?? attribute(tag, 'action') ?? '')
      .concat(tags(html, 'img').map((tag) => attribute(tag, 'src') ?? ''))
      .concat(tags(html, 'script').map((tag) => attribute(tag, 'src') ?? ''))
      .filter((href) => href.startsWith('/') && !ofOthers.test(href));
    return [...new Set(links)].filter((href) => !isServed(href)).join(' ');
  });
  expect(broken).toEqual([]);
});

test('no page has a button that is disabled until its code runs: a press on it would be lost', () => {
  const disabled = wanting(({ html }) =>
    tags(html, 'button')
      .filter((tag) => attribute(tag, 'disabled') !== null)
      .join(' '),
  );
  expect(disabled).toEqual([]);
});

test('no link leads to a missing part of its page', () => {
  const broken = wanting(({ html }) => {
    const targets = tags(html, 'a').map((tag) => attribute(tag, 'href') ?? '');
    const here = targets.filter((href) => href.startsWith('#') && href.length > 1).map((href) => href.slice(1));
    return here.filter((id) => !html.includes(`id="${id}"`)).join(' ');
  });
  expect(broken).toEqual([]);
});

test('every page has one heading of the first level', () => {
  // Pages of one guest are rendered in the browser, but their heading is in the exported page.
  expect(wanting(({ html }) => (tags(html, 'h1').length === 1 ? null : `${tags(html, 'h1').length} of them`))).toEqual(
    [],
  );
});

test('every card and every story is named by its heading', () => {
  const nameless = wanting(({ html }) => {
    const names = tags(html, 'article').map((tag) => attribute(tag, 'aria-labelledby') ?? '');
    return (
      names.filter((id) => id === '' || !html.includes(`id="${id}"`)).join(' ') || (names.includes('') && 'no name')
    );
  });
  expect(nameless).toEqual([]);
});

test('every page has a title of its own and a description', () => {
  const titles = new Map<string, string>();
  const wrong = wanting(({ head, route, path: at }) => {
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(head)?.[1] ?? '';
    if (title.length < 5) return 'no title';
    const description = metaOf(head, 'description') ?? '';
    if (description.length < 20) return `no description: ${description}`;
    if (!isPublic({ route })) return null;
    // A hotel has the same name in every language; within one language no two pages have the same title.
    const key = `${localeOf(at)} ${title}`;
    const canonical = linkOf(head, 'canonical') ?? '';
    const other = titles.get(key);
    titles.set(key, canonical);
    return other !== undefined && other !== canonical ? `has the title of ${other}` : null;
  });
  expect(wrong).toEqual([]);
});

test('the canonical address is absolute, without the Finnish prefix, a trailing slash or a query, and of an existing page', () => {
  const wrong = wanting(({ head, path: at }) => {
    const canonical = linkOf(head, 'canonical') ?? '';
    const expected = `${origin}${at === '/' || at === '/fi' ? '/' : at.replace(/^\/fi(?=\/)/, '')}`;
    return canonical === expected && isServed(canonical) ? null : `${canonical} is not ${expected}`;
  });
  expect(wrong).toEqual([]);
});

test('pages link to their versions in every language', () => {
  const byCanonical = new Map(pages.map((page) => [linkOf(page.head, 'canonical') ?? '', page]));
  const wrong = wanting(({ head, route }) => {
    if (!isPublic({ route })) return null;
    const canonical = linkOf(head, 'canonical') ?? '';
    const named = alternatesOf(head);
    if (![...locales, 'x-default'].every((language) => named.has(language))) return `only ${[...named.keys()].join()}`;
    if (![...named.values()].includes(canonical)) return 'it does not link to itself';
    const strangers = [...named.values()].filter((href) => {
      const other = byCanonical.get(href);
      return !other || ![...alternatesOf(other.head).values()].includes(canonical);
    });
    return strangers.join(' ');
  });
  expect(wrong).toEqual([]);
});

test('a shared link of a public page has a picture and words', () => {
  const wrong = wanting(({ head, route }) => {
    if (!isPublic({ route })) return null;
    for (const name of ['og:title', 'og:description', 'og:url', 'og:locale', 'theme-color'])
      if (!metaOf(head, name)) return `no ${name}`;
    const picture = metaOf(head, 'og:image');
    if (picture && !isServed(picture.replace(origin, ''))) return `no picture at ${picture}`;
    return ['hotel', 'hotelSubpage', 'offer', 'newsArticle', 'place'].includes(route) && !picture ? 'no picture' : null;
  });
  expect(wrong).toEqual([]);
});

/** The fields that schema.org and search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Hotel: ['name', 'url', 'address', 'telephone', 'image'],
  Offer: ['name', 'url', 'seller'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
};
/** The types of structured data that each route must have. */
const requiredTypes: Readonly<Record<string, readonly string[]>> = {
  hotel: ['Hotel', 'BreadcrumbList'],
  hotelSubpage: ['BreadcrumbList'],
  place: ['ItemList', 'BreadcrumbList'],
  offer: ['Offer', 'BreadcrumbList'],
  newsArticle: ['NewsArticle', 'BreadcrumbList'],
};

test('structured data is complete', () => {
  const wrong = wanting(({ html, route }) => {
    const things = structuredOf(html);
    const types = things.map((thing) => String(thing['@type']));
    const missing = (requiredTypes[route] ?? []).filter((type) => !types.includes(type));
    if (missing.length > 0) return `says nothing of ${missing.join()}`;
    return things
      .flatMap((thing) => {
        const fields = required[String(thing['@type'])];
        if (thing['@context'] !== 'https://schema.org' || !fields) return [`an unknown ${String(thing['@type'])}`];
        const lacking = fields.filter((field) => thing[field] === undefined || thing[field] === '');
        const relative = JSON.stringify(thing).match(/"(?:url|item|image|@id)":"\/[^"]*"/g) ?? [];
        return [...lacking.map((field) => `${String(thing['@type'])}.${field}`), ...relative];
      })
      .join(' ');
  });
  expect(wrong).toEqual([]);
});

test('the sitemap lists the public pages once, and no others', () => {
  const file = path.join(exportFolder, 'sitemap.xml');
  expect(existsSync(file)).toBe(true);
  const named = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const expected = new Set(pages.filter(isPublic).map(({ head }) => linkOf(head, 'canonical')));
  expect([...named].sort()).toEqual([...expected].sort());
});

test('every page is valid HTML', async () => {
  test.setTimeout(240_000);
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // React writes some attributes with capitals and Next starts ids with underscores: HTML accepts both.
    rules: { 'attr-case': 'off', 'no-redundant-role': 'error', 'valid-id': ['error', { relaxed: true }] },
  });
  const wrong: string[] = [];
  const read = isWhole ? pages.filter((page) => !isCopy(page.path)) : locales.flatMap(pagesToOpen);
  for (const { html, path: at } of read) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      // A table whose rows become blocks in a narrow place has to say that it is one.
      const faults = messages.filter(
        ({ ruleId, selector }) => ruleId !== 'no-redundant-role' || !/(^|> )table\b/.test(selector ?? ''),
      );
      wrong.push(...faults.map(({ message, selector }) => `${at}: ${message} ${selector ?? ''}`));
    }
  }
  expect(wrong).toEqual([]);
});

/** What a page has the same of in every language: its Finnish version. */
const subjectOf = ({ head, path: at }: (typeof pages)[number]): string => alternatesOf(head).get('fi') ?? at;

/** Of so many pages of a route one is opened in a language: in a whole run each page is opened in one of them. */
const share = isWhole ? locales.length : 2 * locales.length;

/** The pages that are opened in a language: the first of each route, and a share of the others. */
function pagesToOpen(locale: Locale): readonly (typeof pages)[number][] {
  const subjects = new Map<string, string[]>();
  for (const page of pages) {
    const known = subjects.get(page.route) ?? [];
    subjects.set(page.route, known);
    if (!known.includes(subjectOf(page))) known.push(subjectOf(page));
  }
  return pages.filter((page) => {
    if (localeOf(page.path) !== locale || isCopy(page.path)) return false;
    const place = subjects.get(page.route)?.indexOf(subjectOf(page)) ?? 0;
    return place === 0 || place % share === locales.indexOf(locale);
  });
}

for (const locale of locales) {
  test(`no page has errors in the browser (${locale})`, async ({ page, complaints }) => {
    test.setTimeout(240_000);
    // Pictures are checked elsewhere; without them hundreds of pages open in a minute.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.png', '*.jpg', '*.woff2'] });
    const opened = pagesToOpen(locale);
    const found: string[] = [];
    for (const { path: at } of opened) {
      complaints.length = 0;
      const response = await page.goto(at, { waitUntil: 'load' });
      // Any key wakes a page that sleeps; then React has hydrated it and run its first effects.
      await page.keyboard.press('Shift');
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('__next') ?? {}).some((key) => key.startsWith('__reactContainer')),
      );
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const errors = complaints.filter((each) => !/ERR_BLOCKED_BY_CLIENT/.test(each));
      if (response?.status() !== 200 || errors.length > 0)
        found.push(`${at}: ${response?.status()} ${errors.join(' | ')}`);
    }
    expect(found).toEqual([]);
    expect(opened.length).toBeGreaterThan(20);
  });
}

test('every page of the export has its turn in a language', () => {
  const opened = new Set(locales.flatMap((locale) => pagesToOpen(locale).map(subjectOf)));
  const all = new Set(pages.map(subjectOf));
  expect(opened.size / all.size).toBeGreaterThanOrEqual(isWhole ? 1 : 0.5);
});
