/** Which of the three switch sets a build runs with. */
const appEnvironments = ['development', 'production', 'test'] as const;
export type AppEnvironment = (typeof appEnvironments)[number];

export interface Environment {
  readonly appEnvironment: AppEnvironment;
  /** Prefix of every path of the site, without a trailing slash; empty at the root of a host. */
  readonly basePath: string;
  readonly siteEndpoint: string;
  readonly bookingEndpoint: string;
  /** The identity provider, without a trailing slash. */
  readonly oidcPath: string;
  /** The identity provider's name for the way in that customers of this site use. */
  readonly oidcProvider: string;
  /** Where guests of the native app sign in; empty when they do as all others. */
  readonly mobileLoginUrl: string;
  /** Where the identity provider ends its own session; empty when it has no such address. */
  readonly oidcLogoutUrl: string;
  /** Where this site is public, without a trailing slash; empty when the build does not know. */
  readonly siteOrigin: string;
  /** Whether an older front end on the same host may serve parts of the site; the site's API lists them. */
  readonly hasOlderFrontend: boolean;
  /** Whether operations are sent by the ids of their texts, to APIs that take no others. */
  readonly sendsIds: boolean;
}

export interface RawEnvironment {
  readonly appEnvironment: string | undefined;
  readonly basePath: string | undefined;
  readonly siteEndpoint: string | undefined;
  readonly bookingEndpoint: string | undefined;
  readonly oidcPath: string | undefined;
  readonly oidcProvider: string | undefined;
  readonly mobileLoginUrl: string | undefined;
  readonly oidcLogoutUrl: string | undefined;
  readonly siteOrigin: string | undefined;
  readonly olderFrontend: string | undefined;
  readonly operationIds: string | undefined;
}

const orDefault = (value: string | undefined, fallback: string): string =>
  value === undefined || value.trim() === '' ? fallback : value.trim();

const withoutTrailingSlash = (value: string): string => value.replace(/\/+$/, '');

/** @throws when the prefix is not a path, such as `stay` or `https://host/stay` */
function parseBasePath(value: string | undefined): string {
  const basePath = withoutTrailingSlash(orDefault(value, ''));
  if (basePath === '' || /^(\/[\w.~-]+)+$/.test(basePath)) return basePath;
  throw new Error(`NEXT_PUBLIC_BASE_PATH is "${basePath}"; it must begin with a slash, such as /stay`);
}

/**
 * Reads the variables of a build. An unknown environment stops the build, since a typing error would decide whether
 * search engines see the site.
 */
export function parseEnvironment(raw: RawEnvironment): Environment {
  const name = orDefault(raw.appEnvironment, 'development');
  const appEnvironment = appEnvironments.find((known) => known === name);
  if (appEnvironment === undefined) {
    throw new Error(`NEXT_PUBLIC_APP_ENV is "${name}"; it must be one of ${appEnvironments.join(', ')}`);
  }
  const basePath = parseBasePath(raw.basePath);
  return {
    appEnvironment,
    basePath,
    // What the environment names is taken as it is; the defaults lie below the base path with everything else.
    siteEndpoint: orDefault(raw.siteEndpoint, `${basePath}/graphql`),
    bookingEndpoint: orDefault(raw.bookingEndpoint, `${basePath}/booking/graphql`),
    oidcPath: withoutTrailingSlash(orDefault(raw.oidcPath, `${basePath}/oidc`)),
    oidcProvider: orDefault(raw.oidcProvider, 'sid'),
    mobileLoginUrl: orDefault(raw.mobileLoginUrl, ''),
    oidcLogoutUrl: orDefault(raw.oidcLogoutUrl, ''),
    siteOrigin: withoutTrailingSlash(orDefault(raw.siteOrigin, '')),
    hasOlderFrontend: orDefault(raw.olderFrontend, '') !== '',
    sendsIds: raw.operationIds === '1',
  };
}

/**
 * Each variable is named in full, since Next replaces the text `process.env.NEXT_PUBLIC_X` literally in the browser's
 * code.
 */
export const environment: Environment = parseEnvironment({
  appEnvironment: process.env.NEXT_PUBLIC_APP_ENV,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  siteEndpoint: process.env.NEXT_PUBLIC_V1_ENDPOINT,
  bookingEndpoint: process.env.NEXT_PUBLIC_V2_ENDPOINT,
  oidcPath: process.env.NEXT_PUBLIC_OIDC_PATH,
  oidcProvider: process.env.NEXT_PUBLIC_OIDC_PROVIDER,
  mobileLoginUrl: process.env.NEXT_PUBLIC_MOBILE_LOGIN_URL,
  oidcLogoutUrl: process.env.NEXT_PUBLIC_OIDC_LOGOUT_URL,
  siteOrigin: process.env.NEXT_PUBLIC_SITE_ORIGIN,
  olderFrontend: process.env.NEXT_PUBLIC_OLDER_FRONTEND,
  operationIds: process.env.NEXT_PUBLIC_OPERATION_IDS,
});
