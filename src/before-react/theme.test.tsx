import { act, render, waitFor } from '@testing-library/react';
import { themeFor } from '@/config/brands';
import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import { BRAND_KEY, SCHEME_KEY } from '@/browser/handover/protocol';
import { chooseScheme, readScheme } from '@/shell/scheme';
import { useBrandTheme } from '@/shell/themeScope';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

function Page({ brand }: { readonly brand: Brand | null }) {
  useBrandTheme(brand);
  return null;
}

const wears = (theme: string) => waitFor(() => expect(root.classList.contains(theme)).toBe(true));

function systemTurns(isDark: boolean) {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}

/** The script as a page runs it, first of all. */
const runTheme = () => jest.isolateModulesAsync(async () => void (await import('./theme')));

beforeAll(async () => {
  window.matchMedia = () => system as unknown as MediaQueryList;
  await runTheme();
});

afterEach(() => {
  act(() => chooseScheme('system'));
  systemTurns(false);
});

describe('theme', () => {
  it.each(brands)('gives the pages of %s their light and dark theme, and removes it after', async (brand) => {
    const { unmount } = render(<Page brand={brand} />);
    await wears(themeFor(brand, 'light'));
    systemTurns(true);
    await wears(themeFor(brand, 'dark'));
    unmount();
    await wears(themeFor('original', 'dark'));
  });

  it('leaves the page as it is while its brand is not known', async () => {
    root.dataset.brand = 'solo';
    await wears('solo');
    render(<Page brand={null} />);
    expect(root.dataset.brand).toBe('solo');
    root.dataset.brand = 'original';
  });

  it('sets, before the first paint of a reloaded step, the last theme of the tab', async () => {
    const { unmount } = render(<Page brand="heymo" />);
    unmount();
    root.dataset.brandOfVisit = '';
    await runTheme();
    expect(root.dataset.brand).toBe('heymo');
    window.sessionStorage.setItem(BRAND_KEY, 'toString');
    root.dataset.brand = 'original';
    await runTheme();
    expect(root.dataset.brand).toBe('original');
    delete root.dataset.brandOfVisit;
  });

  it('has one theme at a time', async () => {
    render(<Page brand="heymo" />);
    await wears('heymo');
    expect([...root.classList]).toEqual(['heymo']);
  });

  it('follows the guest rather than the system, and keeps the choice', () => {
    chooseScheme('dark');
    expect(root.dataset.scheme).toBe('dark');
    expect(window.localStorage.getItem(SCHEME_KEY)).toBe('dark');
    systemTurns(true);
    chooseScheme('light');
    expect(root.dataset.scheme).toBe('light');
  });

  it('keeps nothing in the browser when the guest goes back to the system', () => {
    chooseScheme('dark');
    chooseScheme('system');
    expect(window.localStorage.getItem(SCHEME_KEY)).toBeNull();
    expect(readScheme()).toBe('system');
    expect(root.dataset.scheme).toBe('light');
  });

  it('ignores a broken stored value', () => {
    window.localStorage.setItem(SCHEME_KEY, 'purple');
    expect(readScheme()).toBe('system');
  });
});
