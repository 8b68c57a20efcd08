type Variables = Readonly<Record<string, string | undefined>>;

const pathOrAddress = /^(\/(?!\/)\S*|https?:\/\/[^\s/]+\S*)$/;
const address = /^https?:\/\/[^\s/]+\S*$/;
const origin = /^https?:\/\/[^\s/]+\/?$/;

/** Nothing of a query or fragment, since figures are posted without any, and no user: an address that is the operator's own. */
const ownAddress = /^(\/(?!\/)[^\s?#]*|https:\/\/[^\s/?#@]+(\/[^\s?#]*)?)$/;

/** A service of others is called over https, or on the site's own host. */
const service = [/^(\/(?!\/)\S*|https:\/\/[^\s/]+\S*)$/, 'a path or an https address'] as const;

const shapes = {
  NEXT_PUBLIC_SITE_ORIGIN: [origin, 'a scheme and a host: https://www.example.com'],
  NEXT_PUBLIC_V1_ENDPOINT: [pathOrAddress, 'a path or an address'],
  NEXT_PUBLIC_V2_ENDPOINT: [pathOrAddress, 'a path or an address'],
  NEXT_PUBLIC_OIDC_PATH: [pathOrAddress, 'a path or an address'],
  NEXT_PUBLIC_OIDC_LOGOUT_URL: [pathOrAddress, 'a path or an address'],
  NEXT_PUBLIC_MOBILE_LOGIN_URL: [pathOrAddress, 'a path or an address'],
  CONTENT_V1_URL: [address, 'an address'],
  NEXT_PUBLIC_TAG_MANAGER_URL: service,
  NEXT_PUBLIC_CHAT_URL: service,
  NEXT_PUBLIC_SURVEY_URL: service,
  NEXT_PUBLIC_MAP_STYLE: service,
  NEXT_PUBLIC_SENTRY_DSN: service,
  NEXT_PUBLIC_VITALS_URL: [ownAddress, 'a path or an https address of your own, without a query'],
  NEXT_PUBLIC_VITALS_GROUND: [/^(consent|operator)$/, 'consent or operator'],
  NEXT_PUBLIC_VITALS_SHARE: [/^(0(\.\d+)?|1(\.0+)?)$/, 'a share from 0 to 1, such as 0.1'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>;

/** What a site for real guests must be given, and what it would be without. */
const needed = {
  CONTENT_V1_URL: 'the hotels, prices and phone numbers of the practice chain, which nobody can visit',
  NEXT_PUBLIC_SITE_ORIGIN: 'no canonical links and no sitemap',
  NEXT_PUBLIC_V1_ENDPOINT: '/graphql on its own host',
  NEXT_PUBLIC_V2_ENDPOINT: '/booking/graphql on its own host',
  NEXT_PUBLIC_OIDC_PATH: '/oidc on its own host',
  NEXT_PUBLIC_SUPPORT_PHONE: 'a phone number that nobody answers',
  NEXT_PUBLIC_ACCESSIBILITY_EMAIL: 'an accessibility statement whose address nobody reads',
} as const;

/** The setting that lets a site for real guests be built with such defaults. */
const ALLOWING = 'ALLOW_DEFAULTS';

/**
 * Checks the environment of a build; returns what to warn of, a line each.
 * @throws at a value that is not well formed, and where a production build lacks what real guests need
 */
export function checkEnvironment(variables: Variables): readonly string[] {
  for (const [name, [shape, expected]] of Object.entries(shapes)) {
    const value = variables[name]?.trim();
    if (value && !shape.test(value)) throw new Error(`${name} is "${value}", but must be ${expected}`);
  }
  if (variables.APP_ENV !== 'production') return [];
  const missing = Object.entries(needed)
    .filter(([name]) => !variables[name]?.trim())
    .map(([name, otherwise]) => `  ${name}: without it the site has ${otherwise}`);
  if (missing.length === 0) return [];
  if (variables[ALLOWING] === '1') return ['This production build uses defaults:', ...missing];
  throw new Error(
    ['A production build lacks:', ...missing, `Set them, or ${ALLOWING}=1 to build with these defaults.`].join('\n'),
  );
}
