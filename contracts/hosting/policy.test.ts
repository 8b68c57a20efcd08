import { hostSettings } from './hostSettings';
import { securityHeaders } from './policy';

const policyOf = (env: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const policy = securityHeaders(hostSettings({ APP_ENV: 'production', ...env }))['content-security-policy'] ?? '';
  return new Map(policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.slice(each.indexOf(' ') + 1)]));
};

it('allows nothing that is not named, no inline script or style, and no text to become code', () => {
  const policy = policyOf({});
  // What a browser would judge by the default otherwise: https://www.w3.org/TR/CSP3/#directives-fetch
  const kinds = ['script', 'style', 'img', 'font', 'connect', 'frame', 'manifest', 'media', 'object', 'worker'];
  expect(kinds.filter((kind) => !policy.has(`${kind}-src`))).toEqual([]);
  expect(policy.get('default-src')).toBe("'self'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|sha256|nonce|\*|https?:(?!\/)/);
  expect(policy.get('style-src')).toBe("'self'");
  for (const directive of ['base-uri', 'frame-ancestors']) expect(policy.get(directive)).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  // One policy, and none is the default.
  expect(policy.get('trusted-types')).toBe('sarastus');
});

it('allows a site of its own host alone, and the player of videos', () => {
  const policy = policyOf({ NEXT_PUBLIC_V1_ENDPOINT: '/graphql', NEXT_PUBLIC_CHAT_URL: '/stand-in/chat.js' });
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('frame-src')).toContain('https://www.youtube-nocookie.com');
});

it('allows the hosts that the settings of a build name, each for its purpose', () => {
  const policy = policyOf({
    NEXT_PUBLIC_V1_ENDPOINT: 'https://api.example/graphql',
    NEXT_PUBLIC_V2_ENDPOINT: 'https://api.example/booking/graphql',
    NEXT_PUBLIC_TAG_MANAGER_URL: 'https://tags.example/tag.js',
    NEXT_PUBLIC_SURVEY_URL: 'https://survey.example/answers',
    NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example/1',
    NEXT_PUBLIC_VITALS_URL: 'https://speed.example/vitals',
    NEXT_PUBLIC_MAP_STYLE: 'https://maps.example/style.json',
    NEXT_PUBLIC_IMAGE_HOSTS: 'https://pictures.example/hotels/, https://more.example/',
  });
  const called = (policy.get('connect-src') ?? '').split(' ');
  for (const host of ['api', 'tags', 'survey', 'errors', 'speed', 'maps'])
    expect(called).toContain(`https://${host}.example`);
  expect(called).toEqual([...new Set(called)]);
  expect(policy.get('script-src')).toContain('https://tags.example');
  expect(policy.get('script-src')).not.toContain('https://api.example');
  const pictures = policy.get('img-src');
  for (const source of ['https://pictures.example/hotels/', 'https://more.example/', 'https://maps.example'])
    expect(pictures).toContain(source);
});
