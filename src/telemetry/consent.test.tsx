import { optionalPurposes } from '@/domain/guest/consent';
import { decide, hasConsent, readDecision, subscribeToDecision } from './consent';
import { CONSENT_KEY } from './consentKey';
import { containerId, CONTAINER_KEY, startTagManager } from './tagManager';
import { sendEvent } from './sendEvent';

jest.mock('@/config/services', () => ({
  services: {
    tagManagerUrl: 'https://tags.example/gtm.js',
    tagManagerId: 'GTM-SITE01',
    chatUrl: '/chat.js',
    surveyUrl: null,
    sentryDsn: null,
    release: null,
  },
}));

const now = Date.parse('2026-11-02T07:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = undefined;
  document.head.replaceChildren();
});

afterEach(() => jest.useRealTimers());

describe('a decision', () => {
  it('is null before the guest has answered, and then nothing is allowed', () => {
    expect(readDecision()).toBeNull();
    expect(optionalPurposes.filter(hasConsent)).toEqual([]);
  });

  it('is stored in one key, with its date and what was asked', () => {
    decide(['statistics', 'errorReports']);
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '')).toEqual({
      version: 1,
      decidedAt: '2026-11-02T07:00:00.000Z',
      // This build has no service for error reports, so they are neither asked about nor allowed.
      asked: ['statistics', 'service'],
      allowed: ['statistics'],
    });
    expect(Object.keys(localStorage)).toEqual([CONSENT_KEY]);
  });

  it('is the same object until it changes, and listeners are called', () => {
    const listener = jest.fn();
    const stop = subscribeToDecision(listener);
    decide(['service']);
    expect(readDecision()).toBe(readDecision());
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.removeItem(CONSENT_KEY);
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(readDecision()).toBeNull();
    stop();
  });

  it('lasts for the visit where the browser stores nothing', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    decide(['statistics']);
    expect(hasConsent('statistics')).toBe(true);
    forbidden.mockRestore();
    decide([]);
    expect(hasConsent('statistics')).toBe(false);
  });

  it('is the latest where there is no room left for it: the one stored before is not read, nor by the next page', () => {
    decide(['statistics']);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    decide([]);
    expect(hasConsent('statistics')).toBe(false);
    expect(readDecision()).not.toBeNull();
    expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
    full.mockRestore();
    decide(['statistics']);
    expect(hasConsent('statistics')).toBe(true);
  });
});

describe('events', () => {
  it('are sent only with consent, in the page’s language, and those before it are never sent', () => {
    document.documentElement.lang = 'sv';
    sendEvent({ name: 'loggedIn' });
    decide([]);
    sendEvent({ name: 'logOut' });
    decide(['statistics']);
    sendEvent({ name: 'pageShown', page: 'home' });
    expect(window.dataLayer).toEqual([{ event: 'pageShown', language: 'sv', page: 'home' }]);
  });
});

describe('the tag manager', () => {
  it.each([
    ['the site’s without one in this tab', null, 'GTM-SITE01'],
    ['that of this tab', 'GTM-TRY1', 'GTM-TRY1'],
  ])('loads %s', (_, own, loaded) => {
    if (own) sessionStorage.setItem(CONTAINER_KEY, own);
    startTagManager();
    startTagManager();
    expect([...document.scripts].map(({ src }) => src)).toEqual([`https://tags.example/gtm.js?id=${loaded}`]);
    expect(window.dataLayer).toEqual([{ 'gtm.start': now, event: 'gtm.js' }]);
  });

  it('ignores a malformed container id, and is off without any', () => {
    sessionStorage.setItem(CONTAINER_KEY, 'GTM-1"><script');
    expect(containerId('GTM-SITE01')).toBe('GTM-SITE01');
    expect(containerId(null)).toBeNull();
  });
});
