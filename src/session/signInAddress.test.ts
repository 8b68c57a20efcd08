import { signInAddress } from './signInAddress';

const place = { oidcPath: '/oidc', provider: 'sid', mobileLoginUrl: '', origin: 'https://www.sarastus.example' };
const read = (address: string) => {
  const url = new URL(address, 'https://any.example');
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

describe('the way to sign in', () => {
  it('names how, where to come back, and the language of the page', () => {
    expect(read(signInAddress(place, 'sv'))).toEqual([
      '/oidc/sid',
      { mode: 'cookies', next: 'https://www.sarastus.example/sv/logga-in', ui_locales: 'sv' },
    ]);
    // Estonian pages have an English interface.
    expect(read(signInAddress(place, 'et'))[1]).toMatchObject({ ui_locales: 'en' });
  });

  it('hands on what came with the guest, and nothing else of the address', () => {
    const search = '?guided_entry_token=a%26b&mrid=7&hotel=1001&next=https://evil.example';
    expect(read(signInAddress(place, 'fi', search))[1]).toEqual({
      mode: 'cookies',
      next: 'https://www.sarastus.example/kirjautuminen',
      ui_locales: 'fi',
      guided_entry_token: 'a&b',
      mrid: '7',
    });
  });

  it('is another one in the native app, where there is one', () => {
    const mobile = { ...place, mobileLoginUrl: 'https://app.sarastus.example/login?kind=app' };
    expect(signInAddress(mobile, 'fi', '', true)).toMatch(
      /^https:\/\/app\.sarastus\.example\/login\?kind=app&mode=cookies&/,
    );
    expect(signInAddress(mobile, 'fi', '', false)).toMatch(/^\/oidc\/sid\?mode=cookies&/);
    expect(signInAddress(place, 'fi', '', true)).toMatch(/^\/oidc\/sid\?/);
  });
});
