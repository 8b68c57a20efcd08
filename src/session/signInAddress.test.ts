import { signInAddress } from './signInAddress';

const place = {
  oidcPath: '/oidc',
  oidcProvider: 'sid',
  mobileLoginUrl: '',
  site: 'https://www.sarastus.example',
};
const request = { locale: 'fi', attempt: 'a1', partnerWords: [], isInApp: false } as const;
const read = (address: string) => {
  const url = new URL(address, 'https://any.example');
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

describe('the way to sign in', () => {
  it('has the provider, the return address with its attempt, and the language of the page', () => {
    expect(read(signInAddress(place, { ...request, locale: 'sv' }))).toEqual([
      '/oidc/sid',
      { mode: 'cookies', next: 'https://www.sarastus.example/sv/logga-in?attempt=a1', ui_locales: 'sv' },
    ]);
    // Estonian pages have an English interface.
    expect(read(signInAddress(place, { ...request, locale: 'et' }))[1]).toMatchObject({ ui_locales: 'en' });
  });

  it('passes on the parameters of a partner’s link', () => {
    const partnerWords = [
      ['guided_entry_token', 'a&b'],
      ['mrid', '7'],
    ] as const;
    expect(read(signInAddress(place, { ...request, partnerWords }))[1]).toEqual({
      mode: 'cookies',
      next: 'https://www.sarastus.example/kirjautuminen?attempt=a1',
      ui_locales: 'fi',
      guided_entry_token: 'a&b',
      mrid: '7',
    });
  });

  it('is another one in the native app, where there is one', () => {
    const mobile = { ...place, mobileLoginUrl: 'https://app.sarastus.example/login?kind=app' };
    const inApp = { ...request, isInApp: true };
    expect(signInAddress(mobile, inApp)).toMatch(/^https:\/\/app\.sarastus\.example\/login\?kind=app&mode=cookies&/);
    expect(signInAddress(mobile, request)).toMatch(/^\/oidc\/sid\?mode=cookies&/);
    expect(signInAddress(place, inApp)).toMatch(/^\/oidc\/sid\?/);
  });
});
