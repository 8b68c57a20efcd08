import type { Page } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { Guest, shortStay } from '../support/guest';
import { expect, test } from '../support/site';

/** Sum of all layout shifts of the page so far, as the browser measures them. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly sum: number; readonly moved: readonly string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
            readonly sources: readonly { readonly node: Node | null }[];
          })[];
          const unasked = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({
            sum: unasked.reduce((sum, { value }) => sum + value, 0),
            moved: unasked.flatMap(({ sources, value }) =>
              sources.map(({ node }) => `${value.toFixed(4)} ${(node?.textContent ?? '').slice(0, 60)}`),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // A page without shifts has no entries to tell of.
        requestAnimationFrame(() => setTimeout(() => resolve({ sum: 0, moved: [] }), 100));
      }),
  );

/** An empty cache, a slow phone network. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: (750 * 1024) / 8,
    uploadThroughput: (250 * 1024) / 8,
  });
}

const searched = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

const pages = [
  { name: 'home', most: 0.002, open: (guest: Guest) => guest.page.goto(pathOf('home', guest.locale)) },
  {
    name: 'results',
    most: 0.02,
    open: async (guest: Guest) => {
      await guest.page.goto(hrefOf('searchResults', guest.locale, searched));
      await guest.page.locator('a[href*="hotel=1001"]').first().waitFor();
    },
  },
  { name: 'rooms', most: 0.01, open: (guest: Guest) => guest.begin(shortStay) },
] as const;

for (const answer of ['onlyNecessary', 'none'] as const) {
  const visit = answer === 'none' ? ', on a first visit' : '';
  test.describe(`a guest${visit}`, () => {
    test.use({ answer });
    for (const width of [360, 1280]) {
      for (const { name, most, open } of pages) {
        test(`nothing jumps while ${name} comes over a slow network (${width} px${visit})`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await slowNetwork(page);
          await open(new Guest(page, 'fi'));
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          if (answer === 'none') await page.locator('[data-foot-panel] section').waitFor();
          const { sum, moved } = await shifts(page);
          expect(sum, moved.join('\n')).toBeLessThanOrEqual(most);
        });
      }
    }
  });
}
