import { hrefOf, pathOf } from '../../src/routes/routes';
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
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`**${pathOf('home', 'en')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.words.t('home.headline'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.words.t('errors.transport.UNKNOWN.title'));
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await guest.button(guest.words.t('errors.actions.retry')).click();
  await page.locator('a[href*="hotel=1001"]').first().waitFor();
});

test('code that a new deployment replaced is loaded by one reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(pathOf('home', 'en'));
  await wake(page);
  // From here on the site's scripts are gone from their addresses.
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: new Guest(page, 'en').words.t('shell.account.bookings') })
    .click();
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  await expect.poll(() => loads).toBeGreaterThan(1);
});
