import { act, renderHook } from '@testing-library/react';
import { NATIVE_SEARCH_KEY } from './nativeSearch';
import { useSearchDrawer } from './availabilitySearchDrawerState';
import { StateRoot } from './StateRoot';

const said: string[] = [];

function openDrawer(): boolean {
  const { result } = renderHook(() => useSearchDrawer(), { wrapper: StateRoot });
  act(() => result.current.open());
  return result.current.isOpen;
}

beforeEach(() => {
  said.length = 0;
  Object.assign(window, { ReactNativeWebView: { postMessage: (message: string) => said.push(message) } });
  localStorage.setItem(NATIVE_SEARCH_KEY, '1');
});

describe('opening the search', () => {
  it('asks the app instead, in its web view with the setting on', () => {
    expect(openDrawer()).toBe(false);
    expect(said).toEqual(['{"type":"openSearch"}']);
  });

  it('opens the drawer in the app’s web view with the setting off', () => {
    localStorage.setItem(NATIVE_SEARCH_KEY, '0');
    expect(openDrawer()).toBe(true);
    expect(said).toEqual([]);
  });

  it('opens the drawer in every other browser, whatever the setting says', () => {
    Object.assign(window, { ReactNativeWebView: undefined });
    expect(openDrawer()).toBe(true);
  });
});
