import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

test('a screen that throws keeps the shell, and can be tried again or left', async ({ page }) => {
  const guest = new Guest(page, 'en');
  // The browser's number format throws where prices are shown.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        if (location.pathname.endsWith('/search') && !('isMended' in window)) throw new Error('The screen breaks');
        return get?.call(this);
      },
    });
  });
  await page.goto(hrefOf('searchResults', 'en', search));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.words.t('errors.transport.UNKNOWN.title'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The next page works.
  await click(page.getByRole('banner').getByRole('link').first());
  await page.waitForURL(`**${pathOf('home', 'en')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.words.t('home.headline'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.words.t('errors.transport.UNKNOWN.title'));
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await click(guest.button(guest.words.t('errors.actions.retry')));
  await page.locator('a[href*="hotel=1001"]').first().waitFor();
});

test('code that a new deployment replaced is loaded by one reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(pathOf('home', 'en'));
  await wake(page);
  // From here on the site's scripts are gone from their addresses.
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
  await click(
    page.getByRole('contentinfo').getByRole('link', { name: new Guest(page, 'en').words.t('shell.account.bookings') }),
  );
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  await expect.poll(() => loads).toBeGreaterThan(1);
});

for (const opened of ['dates', 'search'] as const) {
  test(
    `a part that a new deployment replaced loads the page again, with what was typed (${opened})`,
    { tag: '@before-react' },
    async ({ page }) => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.goto(pathOf('home', 'en'));
      await wake(page);
      const place = page.locator('#quick-place');
      await click(place);
      await place.fill('Tampere');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
      await choose(page.locator('#quick-rooms'), '2');
      // The browser still has the page's own scripts; late files of the older release are gone.
      let isGone = true;
      await page.route('**/_next/static/chunks/*/*.js', (route) =>
        isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
      );
      // Before the page is loaded again, whose own scripts lie in such a folder too.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isGone = false;
      });
      await click(page.locator(`main [data-opens=${opened}]`));
      await expect.poll(() => loads).toBe(2);
      await expect(page.locator('dialog[open] input').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(place).toHaveValue('Tampere');
      await expect(page.locator('#quick-rooms')).toHaveValue('2');
      expect(loads).toBe(2);
    },
  );
}
