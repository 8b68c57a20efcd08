import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import { untilRunning, wake } from '../support/wake';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

test('a screen that throws keeps the shell, and can be tried again or left', async ({ page }) => {
  const guest = new Guest(page, 'en');
  // The browser's number format throws on the results.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        // On the way back the address is that of the results while the home page still shows, which writes numbers too.
        const isHere = location.pathname.endsWith('/search') && !document.querySelector('#quick-place');
        if (isHere && !('isMended' in window)) throw new Error('The screen breaks');
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

test(
  'what is typed while a page is loaded again for its new code is all there',
  { tag: '@before-react' },
  async ({ page }) => {
    let loads = 0;
    page.on('request', (sent) => (loads += sent.isNavigationRequest() ? 1 : 0));
    await page.route('**/_next/static/chunks/**', (route) => (loads > 1 ? route.fallback() : route.abort()));
    await page.goto(pathOf('home', 'en'));
    await page.locator('#quick-place').focus();
    await page.keyboard.type('Sarastus Original Helsinki', { delay: 60 });
    await page.getByRole('listbox').waitFor();
    expect(loads).toBe(2);
    await expect(page.locator('#quick-place')).toHaveValue('Sarastus Original Helsinki');
  },
);

for (const opened of inTurn(['dates', 'search'] as const, 0)) {
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
      await click(page.locator(`main button[data-opens=${opened}]`));
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

test('what opens over a step says that its code is lost in the new release too, and the step stays', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await guest.resumeAt('contactDetails');
  await untilRunning(page);
  const message = page.locator('#message');
  await message.fill('We arrive late');
  // What the press asks for first is what is lost; the page itself may load anything else.
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const lost = new Set<string>();
  let isGone = true;
  // The page that is loaded again asks for its own scripts before it has loaded.
  let isLeaving = false;
  await page.route('**/_next/static/**/*.js', (route) => {
    const address = route.request().url();
    if (!isLeaving && !known.has(address)) lost.add(address);
    return isGone && lost.has(address) ? route.fulfill({ status: 404, body: '' }) : route.fallback();
  });
  loads = 0;
  page.on('request', (sent) => (isLeaving ||= sent.isNavigationRequest()));
  const search = page.getByRole('banner').getByRole('link', { name: t('shell.header.search') });
  await click(search);
  if (process.env.PLAIN) {
    // The press is not remembered over the one reload: the guest presses again.
    await expect.poll(() => loads).toBe(1);
    await untilRunning(page);
    await click(search);
  }
  const notice = page.getByRole('alert').filter({ hasText: t('shell.lostPart.text') });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(message).toHaveValue('We arrive late');
  await click(notice.getByRole('button', { name: t('shell.notices.dismiss') }));
  await expect(notice).toHaveCount(0);
  // Asked for again, it is loaded again.
  await click(search);
  await expect(notice).toBeVisible();
  isGone = false;
  await click(notice.getByRole('button', { name: t('shell.lostPart.retry') }));
  await expect(page.locator('dialog[open] input').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('We arrive late');
  expect(loads).toBe(1);
});
