import { hrefOf, pathOf } from '../../src/routes/routes';
import { Guest, shortStay } from '../support/guest';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';

declare global {
  interface Window {
    /** When the framework's first script ran, in milliseconds since the page was opened. */
    frameworkRanAt: number | undefined;
    /** When the page was first painted with text or a picture. */
    paintedAt: number | undefined;
  }
}

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };

for (const [name, path] of [
  ['results', hrefOf('searchResults', 'en', search)],
  ['the room step', hrefOf('chooseRoom', 'en', shortStay)],
  ['the search for a booking', pathOf('findReservation', 'en')],
] as const) {
  test(`a page that does not sleep is painted before its framework runs (${name})`, async ({ page }) => {
    await page.addInitScript(() => {
      let chunks: unknown;
      Object.defineProperty(window, 'webpackChunk_N_E', {
        get: () => chunks,
        set: (value: unknown) => {
          // The time of an event is the browser's, which the clock of the tests does not change.
          window.frameworkRanAt ??= new Event('ran').timeStamp;
          chunks = value;
        },
      });
      new PerformanceObserver((list) => {
        window.paintedAt ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { paintedAt = Number.NaN, frameworkRanAt = Number.NaN } = await page.evaluate(() => ({
      paintedAt: window.paintedAt,
      frameworkRanAt: window.frameworkRanAt,
    }));
    expect(paintedAt).toBeLessThan(frameworkRanAt);
  });
}

test('a step whose files a deployment has replaced loads again, once', async ({ page }) => {
  const { release } = await pagesOfScripts(page, 'held');
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    if (loads > 1) release();
  });
  await page.goto(hrefOf('chooseRoom', 'en', shortStay), { waitUntil: 'commit' });
  release('lost');
  await new Guest(page, 'en').rooms().first().waitFor();
  expect(loads).toBe(2);
});

test('a page that lost its network on the way starts when it is back', async ({ page, context }) => {
  const { release } = await pagesOfScripts(page, 'held');
  await page.goto(hrefOf('chooseRoom', 'en', shortStay), { waitUntil: 'commit' });
  await page.locator('script[src*="/_next/"]').first().waitFor({ state: 'attached' });
  await context.setOffline(true);
  const lost = page.waitForResponse('**/_next/static/**');
  release('lost');
  await lost;
  release();
  await context.setOffline(false);
  await new Guest(page, 'en').rooms().first().waitFor();
});
