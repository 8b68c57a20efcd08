import { readFileSync } from 'node:fs';
import { hostSettings } from '../../contracts/hosting/hostSettings';
import { securityHeaders } from '../../contracts/hosting/policy';
import { checkEnvironment } from '../../src/config/checkEnvironment';

/** What the site does with each address of the environment, by the directives that judge it. */
const usedBy: Readonly<Record<string, readonly string[]>> = {
  NEXT_PUBLIC_V1_ENDPOINT: ['connect-src'],
  NEXT_PUBLIC_V2_ENDPOINT: ['connect-src'],
  // It renews a sign-in.
  NEXT_PUBLIC_OIDC_PATH: ['connect-src'],
  NEXT_PUBLIC_TAG_MANAGER_URL: ['connect-src', 'script-src'],
  NEXT_PUBLIC_CHAT_URL: ['connect-src', 'script-src'],
  NEXT_PUBLIC_SURVEY_URL: ['connect-src'],
  NEXT_PUBLIC_SENTRY_DSN: ['connect-src'],
  NEXT_PUBLIC_VITALS_URL: ['connect-src'],
  NEXT_PUBLIC_MAP_STYLE: ['connect-src', 'img-src'],
  // The browser goes there, or they are only written down: no policy judges that.
  NEXT_PUBLIC_OIDC_LOGOUT_URL: [],
  NEXT_PUBLIC_MOBILE_LOGIN_URL: [],
  NEXT_PUBLIC_SITE_ORIGIN: [],
  // A build asks it, a browser does not.
  CONTENT_V1_URL: [],
};

const isTaken = (name: string, value: string): boolean => {
  try {
    checkEnvironment({ [name]: value });
    return true;
  } catch {
    return false;
  }
};

it('knows what every address of the environment is used for', () => {
  const names = new Set(readFileSync('src/config/checkEnvironment.ts', 'utf8').match(/\b[A-Z\d]+(?:_[A-Z\d]+)+\b/g));
  const addresses = [...names].filter((name) => isTaken(name, 'https://other.example') && !isTaken(name, 'no address'));
  expect(addresses.sort()).toEqual(Object.keys(usedBy).sort());
});

it.each(Object.entries(usedBy))('allows the host of %s where it is used, and nowhere else', (name, directives) => {
  const settings = hostSettings({ APP_ENV: 'production', [name]: 'https://other.example/there' });
  const policy = securityHeaders(settings)['content-security-policy'] ?? '';
  const lines = policy.split('; ').map((line) => line.split(' '));
  const allowing = lines.filter(([, ...sources]) => sources.includes('https://other.example'));
  expect(allowing.map(([directive]) => directive).sort()).toEqual(directives);
});
