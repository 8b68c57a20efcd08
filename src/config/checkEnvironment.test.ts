import { checkEnvironment } from './checkEnvironment';

const production = {
  APP_ENV: 'production',
  CONTENT_V1_URL: 'https://api.example.com/graphql',
  NEXT_PUBLIC_SITE_ORIGIN: 'https://www.example.com',
  NEXT_PUBLIC_V1_ENDPOINT: '/graphql',
  NEXT_PUBLIC_V2_ENDPOINT: 'https://booking.example.com/graphql',
  NEXT_PUBLIC_OIDC_PATH: '/oidc',
  NEXT_PUBLIC_SUPPORT_PHONE: '+358 9 123 4567',
  NEXT_PUBLIC_ACCESSIBILITY_EMAIL: 'access@hotels.example',
};

describe('the environment of a build', () => {
  it('may be empty for practice', () => {
    expect(checkEnvironment({ APP_ENV: 'test' })).toEqual([]);
  });

  it('is accepted for production when it names everything that guests need', () => {
    expect(checkEnvironment(production)).toEqual([]);
  });

  it.each(Object.keys(production).filter((name) => name !== 'APP_ENV'))(
    'ends a production build without %s, and names the one setting that allows it',
    (name) => {
      const lacking = { ...production, [name]: ' ' };
      expect(() => checkEnvironment(lacking)).toThrow(new RegExp(`${name}[^]*ALLOW_DEFAULTS=1`));
      expect(checkEnvironment({ ...lacking, ALLOW_DEFAULTS: '1' }).join()).toContain(name);
    },
  );

  it.each([
    ['NEXT_PUBLIC_CHAT_URL', ' https://chat.example/a.js '],
    ['NEXT_PUBLIC_SURVEY_URL', '/survey'],
    ['NEXT_PUBLIC_SENTRY_DSN', 'https://key@errors.example/1'],
    ['NEXT_PUBLIC_VITALS_URL', '/vitals'],
    ['NEXT_PUBLIC_VITALS_URL', 'https://speed.example.com/vitals'],
    ['NEXT_PUBLIC_VITALS_URL', 'https://speed.example.com'],
    ['NEXT_PUBLIC_VITALS_GROUND', 'operator'],
    ['NEXT_PUBLIC_VITALS_SHARE', '0.25'],
    ['NEXT_PUBLIC_VITALS_SHARE', '1'],
  ])('takes a well-formed value: %s=%s', (name, value) => {
    expect(checkEnvironment({ APP_ENV: 'test', [name]: value })).toEqual([]);
  });

  it.each([
    ['NEXT_PUBLIC_SITE_ORIGIN', 'www.example.com'],
    ['NEXT_PUBLIC_SITE_ORIGIN', 'https://www.example.com/stay'],
    ['NEXT_PUBLIC_V1_ENDPOINT', 'graphql'],
    ['NEXT_PUBLIC_V2_ENDPOINT', '//booking.example.com/graphql'],
    ['NEXT_PUBLIC_OIDC_PATH', 'ftp://id.example.com'],
    ['CONTENT_V1_URL', '/graphql'],
    ['NEXT_PUBLIC_TAG_MANAGER_URL', 'http://tags.example/tag.js'],
    ['NEXT_PUBLIC_CHAT_URL', 'javascript:1'],
    ['NEXT_PUBLIC_SURVEY_URL', '//survey.example/answers'],
    ['NEXT_PUBLIC_MAP_STYLE', 'style.json'],
    ['NEXT_PUBLIC_SENTRY_DSN', 'key@errors.example/1'],
    ['NEXT_PUBLIC_VITALS_URL', 'vitals'],
    ['NEXT_PUBLIC_VITALS_URL', '//speed.example.com/vitals'],
    ['NEXT_PUBLIC_VITALS_URL', 'http://speed.example.com/vitals'],
    ['NEXT_PUBLIC_VITALS_URL', 'https://key@speed.example.com/vitals'],
    ['NEXT_PUBLIC_VITALS_URL', '/vitals?site=1'],
    ['NEXT_PUBLIC_VITALS_GROUND', 'none'],
    ['NEXT_PUBLIC_VITALS_SHARE', '10'],
    ['NEXT_PUBLIC_VITALS_SHARE', '-0.1'],
    ['NEXT_PUBLIC_VITALS_SHARE', '10%'],
  ])('ends any build at a malformed value: %s=%s', (name, value) => {
    expect(() => checkEnvironment({ APP_ENV: 'test', [name]: value })).toThrow(name);
  });
});
