import { NATIVE_SEARCH_KEY, openNativeSearch } from './nativeSearch';

const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  Object.assign(window, { ReactNativeWebView: { postMessage: (message: string) => messages.push(message) } });
  localStorage.setItem(NATIVE_SEARCH_KEY, '1');
});

describe('opening the search', () => {
  it('asks the app instead, in its web view with the setting on', () => {
    expect(openNativeSearch()).toBe(true);
    expect(messages).toEqual(['{"type":"openSearch"}']);
  });

  it('opens the drawer in the app’s web view with the setting off', () => {
    localStorage.setItem(NATIVE_SEARCH_KEY, '0');
    expect(openNativeSearch()).toBe(false);
    expect(messages).toEqual([]);
  });

  it('opens the drawer in every other browser, whatever the setting is', () => {
    Object.assign(window, { ReactNativeWebView: undefined });
    expect(openNativeSearch()).toBe(false);
  });
});
