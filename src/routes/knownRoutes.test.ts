import fc from 'fast-check';
import { locales } from '@/i18n/locales';
import { entityPath, hotelPath, hotelSubpagePath, idOfSlug, newsArticlePath, offerPath } from './entityPaths';
import { allPaths, matchPath, pathOf, pathOfMatch, routeIds, withPrefixedFinnish } from './routes';
import { isEntityRoute, knownRouteIds, words } from './words';
import type { EntityParams, EntityRouteId, StaticRouteId } from './words';

const pages = knownRouteIds.filter((route): route is StaticRouteId => !isEntityRoute(route));
const entities = knownRouteIds.filter(isEntityRoute);

/** The paths that guests and other sites already link to. They must never change. */
const given: readonly (readonly [StaticRouteId, fi: string, en: string, sv: string, et: string | null])[] = [
  ['privacyPolicy', '/tietosuoja', '/en/privacy-policy', '/sv/registerdeklaration', '/et/andmekaitsejuhendid'],
  [
    'customerRegister',
    '/tietosuoja/asiakasrekisteri',
    '/en/privacy-policy/customer-register',
    '/sv/registerdeklaration/kundregister',
    null,
  ],
  [
    'reservationTerms',
    '/varausehdot',
    '/en/terms-of-reservation',
    '/sv/regler-och-villkor-for-bokningar',
    '/et/broneerimistingimused',
  ],
  ['termsOfUse', '/kayttoehdot', '/en/terms-of-use', '/sv/regler-och-villkor', '/et/kasutustingimused'],
  ['media', '/medialle', '/en/for-media', '/sv/for-media', '/et/meediale'],
  [
    'accessibilityStatements',
    '/saavutettavuusselosteet',
    '/en/accessibility-statements',
    '/sv/tillganglighetsutlatanden',
    null,
  ],
  [
    'hotelContactInformation',
    '/hotellien-yhteystiedot',
    '/en/hotel-contact-information',
    '/sv/hotell-kontaktuppgifter',
    null,
  ],
  [
    'contactsAndCallRates',
    '/yhteystiedot-ja-puheluiden-hinnat',
    '/en/contacts-and-call-rates',
    '/sv/kontaktuppgifter-och-samtalsavgifter',
    null,
  ],
  ['hotels', '/hotellit', '/en/hotels', '/sv/hotell', '/et/hotellid'],
  ['springCampaign', '/kevaan-nopeat', '/en/kevaan-nopeat', '/sv/kevaan-nopeat', '/et/kevaan-nopeat'],
  ['sCard', '/s-card', '/en/s-card', '/sv/s-card', '/et/s-card'],
];

describe('the whole table', () => {
  it.each(given)('keeps the addresses of %s', (route, fi, en, sv, et) => {
    expect([pathOf(route, 'fi'), pathOf(route, 'en'), pathOf(route, 'sv')]).toEqual([fi, en, sv]);
    if (et) expect(pathOf(route, 'et')).toBe(et);
    expect(matchPath(`/fi${fi}`)).toEqual({ route, locale: 'fi', params: {} });
  });

  it('has a unique address for every page in every locale', () => {
    const paths = pages.flatMap((route) => locales.map((locale) => pathOf(route, locale)));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
  });

  const shown: EntityParams = {
    place: { place: 'helsinki' },
    hotel: { city: 'helsinki', hotel: 'solo-sarastus' },
    hotelSubpage: { city: 'helsinki', hotel: 'solo-sarastus', subpage: 'ravintola' },
    offer: { slug: '3001-talviyo' },
    newsArticle: { slug: '4001-uusi-hotelli' },
    contentPage: { page: 'jouluna-auki' },
  };
  const typings: readonly (readonly [string, (path: string) => string])[] = [
    ['as it is', (path) => path],
    ['with a slash at its end', (path) => `${path}/`],
    ['in upper case', (path) => path.toUpperCase()],
    ['with a query', (path) => `${path}?utm=1#top`],
    ['with doubled slashes', (path) => path.replace(/\//g, '//')],
  ];

  describe.each(locales)('in %s', (locale) => {
    const found: readonly (readonly [string, string, object])[] = [
      ...pages.map((route) => [route, pathOf(route, locale), { route, locale, params: {} }] as const),
      ...entities.map(
        (route) => [route, entityPath(route, locale, shown[route]), { route, locale, params: shown[route] }] as const,
      ),
    ];
    it.each(found)('matches %s, however it is typed', (_, path, match) => {
      for (const [, typed] of typings) expect(matchPath(typed(path))).toEqual(match);
      for (const [, typed] of typings) {
        const known = matchPath(typed(path));
        expect(known && pathOfMatch(known)).toBe(path);
      }
      for (const each of withPrefixedFinnish(path)) expect(matchPath(each)).toEqual(match);
    });
  });

  it('matches any hotel, page below a hotel, offer and article', () => {
    const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
    const slug = fc.tuple(fc.nat(), word).map(([id, name]) => `${id}-${name}`);
    fc.assert(
      fc.property(fc.constantFrom(...locales), word, word, word, slug, (locale, city, hotel, subpage, id) => {
        const params: { readonly [R in EntityRouteId]: EntityParams[R] } = {
          place: { place: city },
          hotel: { city, hotel },
          hotelSubpage: { city, hotel, subpage },
          offer: { slug: id },
          newsArticle: { slug: id },
          contentPage: { page: `${hotel}-` },
        };
        for (const route of entities) {
          expect(matchPath(entityPath(route, locale, params[route]))).toEqual({ route, locale, params: params[route] });
        }
      }),
    );
  });

  it('exports only what has a screen', () => {
    const exported = new Set(allPaths().map((path) => matchPath(path)?.route));
    expect([...exported].sort()).toEqual(routeIds.filter((route) => !isEntityRoute(route)).sort());
  });

  it('has no parameter in the path of a page', () => {
    for (const route of pages) for (const locale of locales) expect(words[route][locale]).not.toMatch(/[[\]]/);
  });
});

describe('the path of', () => {
  it('a hotel and its pages is in the guest’s language', () => {
    expect(locales.map((locale) => hotelPath('oulu/toppila', locale))).toEqual([
      '/hotellit/oulu/toppila',
      '/en/hotels/oulu/toppila',
      '/sv/hotell/oulu/toppila',
      '/et/hotellid/oulu/toppila',
    ]);
    expect(hotelSubpagePath('oulu/toppila', 'restaurang', 'sv')).toBe('/sv/hotell/oulu/toppila/restaurang');
  });

  it('an offer and an article begins with its number', () => {
    expect(offerPath('3001-talviyo', 'fi')).toBe('/tarjoukset/3001-talviyo');
    expect(newsArticlePath('4001-new-hotel', 'en')).toBe('/en/news/4001-new-hotel');
  });
});

describe('a path that is not ours', () => {
  it.each([
    '/ru/hotels/helsinki/solo',
    '/hotellit/../solo',
    '/hotellit/%2e%2e/solo',
    '/images/hotels/1001.webp',
    '/.env',
    '/en/-',
  ])('shows nothing: %s', (path) => {
    expect(matchPath(path)).toBeNull();
  });
});

describe('a path without words of its own in the table', () => {
  it.each([
    ['/ravintolat/helsinki', 'ravintolat/helsinki'],
    ['/hotels/helsinki/solo', 'hotels/helsinki/solo'],
    ['/hotellit/helsinki/solo/ravintola/menu', 'hotellit/helsinki/solo/ravintola/menu'],
    ['/tarjoukset/talviyo', 'tarjoukset/talviyo'],
    ['/tietosuoja/muuta', 'tietosuoja/muuta'],
    ['/constructor/prototype', 'constructor/prototype'],
  ])('may be a page that editors wrote: %s', (path, page) => {
    expect(matchPath(path)).toEqual({ route: 'contentPage', locale: 'fi', params: { page } });
  });

  it('may have several parts, in every language', () => {
    for (const locale of locales) {
      const path = entityPath('contentPage', locale, { page: 'tietoa/meista/historia' });
      expect(path).toBe(`${locale === 'fi' ? '' : `/${locale}`}/tietoa/meista/historia`);
      expect(matchPath(path)).toEqual({ route: 'contentPage', locale, params: { page: 'tietoa/meista/historia' } });
    }
  });
});

describe('idOfSlug', () => {
  it.each([
    ['123-foo', '123'],
    ['007-bond-2', '007'],
    ['123-', '123'],
    ['123', null],
    ['foo', null],
    ['foo-123', null],
    ['12a-foo', null],
    ['', null],
  ])('reads %s', (slug, id) => {
    expect(idOfSlug(slug)).toBe(id);
  });
});
