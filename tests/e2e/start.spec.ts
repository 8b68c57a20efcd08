import { hrefOf, pathOf } from '../../src/routes/routes';
import { Guest, shortStay } from '../support/guest';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };

for (const [name, path] of [
  ['results', hrefOf('searchResults', 'en', search)],
  ['the room step', hrefOf('chooseRoom', 'en', shortStay)],
  ['the search for a booking', pathOf('findReservation', 'en')],
] as const) {
  test(`a page that does not sleep shows its HTML before it fetches the framework (${name})`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/_next/static/') && fetched.push(request.url()));
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/start.js*', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(fetched).toEqual([]);
    arrive();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
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
