import fc from 'fast-check';
import { allPaths, canonicalPath, hrefOf, matchPath, pathOf, routeIds } from './routes';
import type { RouteId } from './routes';
import { isEntityRoute } from './words';
import type { StaticRouteId } from './words';
import { locales } from '@/i18n/locales';

const withOnePage = routeIds.filter((route): route is RouteId & StaticRouteId => !isEntityRoute(route));
const anyRoute = fc.constantFrom(...withOnePage);
const anyLocale = fc.constantFrom(...locales);

describe('routes', () => {
  it('has addresses in the guest’s language', () => {
    expect(pathOf('home', 'fi')).toBe('/');
    expect(pathOf('home', 'sv')).toBe('/sv');
    expect(pathOf('searchResults', 'fi')).toBe('/haku');
    expect(pathOf('searchResults', 'en')).toBe('/en/search');
    expect(pathOf('chooseExtras', 'fi')).toBe('/varaus/lisapalvelut');
    expect(pathOf('findReservation', 'et')).toBe('/et/broneeringud/otsi');
  });

  it('finds every page again, however the path is typed', () => {
    fc.assert(
      fc.property(anyRoute, anyLocale, fc.boolean(), fc.boolean(), (route, locale, upper, slash) => {
        const typed = `${pathOf(route, locale)}${slash ? '/' : ''}?room=1#top`;
        expect(matchPath(upper ? typed.toUpperCase() : typed)).toEqual({ route, locale, params: {} });
      }),
    );
  });

  it('matches Finnish pages under /fi too', () => {
    expect(matchPath('/fi')).toMatchObject({ route: 'home', locale: 'fi' });
    expect(matchPath('/fi/varaus/huone')).toMatchObject({ route: 'chooseRoom', locale: 'fi' });
  });

  it.each(['/ru/haku', '/__proto__', '/a.b', '/-', '/no//-'])('does not match %s', (path) => {
    expect(matchPath(path)).toBeNull();
  });

  it.each(['/nowhere', '/no/where', '/en/haku', '/en/haku/x', '/varaus', '/varaus/search', '/constructor'])(
    'takes %s for a page that editors may have written',
    (path) => {
      expect(matchPath(path)?.route).toBe('contentPage');
    },
  );

  it('exports every path once, and each of them matches a route', () => {
    const paths = allPaths();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(withOnePage.length * (locales.length + 1));
    for (const path of paths) expect(matchPath(path)).not.toBeNull();
    expect(paths).toContain('/fi/haku');
    expect(paths).toContain('/fi');
  });
});

describe('canonicalPath', () => {
  it('drops the Finnish prefix, the trailing slash and the query', () => {
    expect(canonicalPath('/fi/haku/?place=Oulu')).toBe('/haku');
    expect(canonicalPath('/fi')).toBe('/');
    expect(canonicalPath('/')).toBe('/');
    expect(canonicalPath('/en/search#map')).toBe('/en/search');
    expect(canonicalPath('/finland')).toBe('/finland');
  });
});

describe('hrefOf', () => {
  it('writes the query and leaves out what is empty', () => {
    expect(hrefOf('chooseRate', 'en', { room: 0, code: '', from: null })).toBe('/en/booking/rate?room=0');
    expect(hrefOf('home', 'fi')).toBe('/');
    expect(hrefOf('searchResults', 'fi', { place: 'Äkäslompolo & co' })).toBe(
      '/haku?place=%C3%84k%C3%A4slompolo+%26+co',
    );
  });
});
