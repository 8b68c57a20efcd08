import { parseEnvironment } from './environment';
import type { RawEnvironment } from './environment';

const nothing: RawEnvironment = {
  appEnvironment: undefined,
  basePath: undefined,
  siteEndpoint: undefined,
  bookingEndpoint: undefined,
  oidcPath: undefined,
  oidcProvider: undefined,
  mobileLoginUrl: undefined,
  oidcLogoutUrl: undefined,
  siteOrigin: undefined,
  olderFrontend: undefined,
  operationIds: undefined,
};

describe('parseEnvironment', () => {
  it('calls its own host by default', () => {
    expect(parseEnvironment(nothing)).toEqual({
      appEnvironment: 'development',
      basePath: '',
      siteEndpoint: '/graphql',
      bookingEndpoint: '/booking/graphql',
      oidcPath: '/oidc',
      oidcProvider: 'sid',
      mobileLoginUrl: '',
      oidcLogoutUrl: '',
      siteOrigin: '',
      hasOlderFrontend: false,
      sendsIds: false,
    });
  });

  it('treats blank values as missing and drops trailing slashes of prefixes', () => {
    const parsed = parseEnvironment({ ...nothing, siteEndpoint: ' ', basePath: '/hotels/', oidcPath: '/id/oidc/' });
    expect(parsed).toMatchObject({ siteEndpoint: '/hotels/graphql', basePath: '/hotels', oidcPath: '/id/oidc' });
  });

  it('has its default endpoints below the base path', () => {
    expect(parseEnvironment({ ...nothing, basePath: '/stay' })).toMatchObject({
      siteEndpoint: '/stay/graphql',
      bookingEndpoint: '/stay/booking/graphql',
      oidcPath: '/stay/oidc',
    });
  });

  it.each(['stay', 'https://www.example/stay', '//stay', '/a b'])(
    'stops at a base path that is no path: %s',
    (basePath) => {
      expect(() => parseEnvironment({ ...nothing, basePath })).toThrow('NEXT_PUBLIC_BASE_PATH');
    },
  );

  it('knows of an older front end where one is named, whatever its name', () => {
    expect(parseEnvironment({ ...nothing, olderFrontend: '1' }).hasOlderFrontend).toBe(true);
    expect(parseEnvironment({ ...nothing, olderFrontend: ' ' }).hasOlderFrontend).toBe(false);
  });

  it('stops at an unknown environment', () => {
    expect(() => parseEnvironment({ ...nothing, appEnvironment: 'prodution' })).toThrow('prodution');
  });
});
