import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

declare global {
  interface Window {
    /** How often the page had no main part. */
    emptied: number;
    /** The scroll position and the title, at each scroll. */
    scrolled: (readonly [number, string])[];
  }
}

test('the current page stays until the next one is loaded', async ({ page }) => {
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  await wake(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.emptied = 0;
    const look = () => (window.emptied += document.querySelector('main h1') ? 0 : 1);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  let deliver: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await wanted;
    await route.continue();
  });
  await click(page.getByRole('contentinfo').getByRole('link', { name: words.t('shell.account.bookings') }));
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('home.headline'));
  deliver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('reservation.find.title'));
  await expect(page).toHaveTitle(new RegExp(words.t('reservation.find.title')));
  expect(await page.evaluate(() => window.emptied)).toBe(0);
});

test('a page starts at its top without scrolling, also for a guest without reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  await wake(page);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('contentinfo').getByRole('link', { name: words.t('shell.footer.hotels') });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() => {
    window.scrolled = [];
    window.addEventListener('scroll', () =>
      window.scrolled.push([window.scrollY, document.querySelector('h1')?.textContent ?? '']),
    );
  });
  await click(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('hotelList.heading'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const underway = await page.evaluate(() => window.scrolled.filter(([y]) => y > 0));
  expect(underway.filter(([, title]) => title === words.t('hotelList.heading'))).toEqual([]);
});
