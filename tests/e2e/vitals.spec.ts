import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { contact, Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import { watchVitals } from '../support/vitals';
import { untilRunning, wake } from '../support/wake';
import { searchOpener } from '../support/searchOpener';

const stay = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-02' };

/** As a guest who looks at another tab, or comes back. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Opens and closes the search of the header, which the guest presses. */
async function pressSearch(guest: Guest): Promise<void> {
  const { page, words } = guest;
  await click(searchOpener(page, words));
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

test.describe('of a guest who allows statistics', () => {
  test.use({ answer: 'all' });

  test('a page tells its speed once, when it is left, with the press and its part', async ({
    page,
    harness,
    request,
  }) => {
    const speed = await watchVitals(page, request, harness.address);
    const guest = new Guest(page, 'sv');
    await page.goto(pathOf('home', 'sv'));
    await speed.untilMeasured();
    await speed.untilKnown('largest-contentful-paint');
    await pressSearch(guest);
    await speed.untilKnown('first-input');
    expect(await speed.told()).toEqual([]);
    const [told] = await speed.leave(1);
    expect(told).toMatchObject({ route: 'home', locale: 'sv', brand: 'original', scheme: 'light', width: 'wide' });
    expect(told).toMatchObject({ arrival: 'navigate', release: expect.stringContaining('sarastus@') });
    expect(told?.ttfb).toBeGreaterThan(0);
    expect(told?.fcp).toBeGreaterThanOrEqual(told?.ttfb ?? Number.NaN);
    expect(told?.lcp?.value).toBeGreaterThanOrEqual(told?.fcp ?? Number.NaN);
    expect(told?.lcp?.part).toBe('main');
    expect(told?.inp).toMatchObject({ route: 'home', part: 'search', kind: 'pointer' });
  });

  test('a page that is used by the keyboard tells so', async ({ page, harness, request }) => {
    const speed = await watchVitals(page, request, harness.address);
    await page.goto(pathOf('cookieSettings', 'fi'));
    await untilRunning(page);
    await speed.untilMeasured();
    await page.locator('main input:not([disabled])').first().focus();
    await page.keyboard.press('Space');
    await speed.untilKnown('first-input');
    const [told] = await speed.leave(1);
    expect(told?.inp).toMatchObject({ route: 'cookieSettings', part: 'main', kind: 'keyboard' });
  });

  test(
    'a tab that is looked at again tells nothing more',
    { tag: '@whole' },
    async ({ page, harness, request, context }) => {
      const speed = await watchVitals(page, request, harness.address);
      await page.goto(pathOf('home', 'fi'));
      await speed.untilMeasured();
      await pressSearch(new Guest(page, 'fi'));
      await turn(page, 'hidden');
      await expect.poll(async () => (await speed.told()).length).toBe(1);
      await turn(page, 'visible');
      await page.keyboard.press('Escape');
      await turn(page, 'hidden');
      await speed.leave(1);
      expect(speed.calls).toHaveLength(1);
      expect(context.pages()).toHaveLength(1);
    },
  );

  test('a booking to its confirmation tells nothing of the guest, the stay or an address', async ({
    page,
    harness,
    request,
    ledger,
  }) => {
    const speed = await watchVitals(page, request, harness.address);
    const guest = new Guest(page, 'en');
    await page.goto(hrefOf('searchResults', 'en', stay));
    await speed.untilMeasured();
    await guest.book();
    const link = await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href');
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
    await speed.untilMeasured();
    await click(page.getByRole('contentinfo').getByRole('link', { name: guest.words.t('shell.footer.cookies') }));
    await expect(page).toHaveURL(pathOf('cookieSettings', 'en'));
    await turn(page, 'hidden');
    // The results, the steps, the return from the bank, and the booking by its link: each was a document of its own. A
    // browser may lose what a page sends while another one takes its place, so not each of the others is certain.
    const routes = async () => (await speed.told()).map(({ route }) => route);
    await expect.poll(routes).toContain('reservation');
    expect((await routes()).length).toBeGreaterThan(1);
    const told = await speed.told();
    const { bookings } = await ledger();
    const { id = '', hash = '' } = Object.fromEntries(new URLSearchParams((link ?? '').split('#')[1]));
    const text = JSON.stringify(told.map((each) => ({ ...each, release: null })));
    for (const secret of [...Object.values(contact), id, hash, ...bookings.map(({ number }) => number), 'Helsinki'])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(text).not.toMatch(/[?#/&%]|http|\d{6}/);
  });

  test(
    'a way over several pages of one document is told once, as of the page that the browser loaded',
    { tag: '@whole' },
    async ({ page, harness, request }) => {
      const speed = await watchVitals(page, request, harness.address);
      const guest = new Guest(page, 'fi');
      await guest.begin();
      await speed.untilMeasured();
      await click(guest.rooms().first());
      await guest.chooseRate(0);
      await guest.addExtra().nth(1).waitFor();
      const told = await speed.leave(1);
      expect(told[0]?.route).toBe('chooseRoom');
      // The clock of the tests stands still, so which of them it was is not known.
      expect(['chooseRoom', 'chooseRate', 'chooseExtras']).toContain(told[0]?.inp?.route);
    },
  );

  test('a page tells nothing when the guest says no on it', async ({ page, harness, request }) => {
    const speed = await watchVitals(page, request, harness.address);
    const guest = new Guest(page, 'fi');
    await page.goto(pathOf('cookieSettings', 'fi'));
    await speed.untilMeasured();
    await click(guest.button(guest.words.t('consent.onlyNecessary')));
    await expect(page.getByText(guest.words.t('consent.withdrawn'))).toBeVisible();
    await speed.leave(0);
    expect(speed.calls).toEqual([]);
  });

  test('a site without the setting fetches and tells nothing', async ({ page, harness, request, context }) => {
    let replaced = 0;
    await context.route('**/_next/static/**/*.js', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const without = text.replaceAll('"/stand-in/vitals"', '""');
      if (without !== text) replaced += 1;
      await route.fulfill({ response: answer, body: without });
    });
    const speed = await watchVitals(page, request, harness.address);
    await page.goto(pathOf('home', 'fi'));
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(1);
    await pressSearch(new Guest(page, 'fi'));
    await page.waitForLoadState('networkidle');
    await speed.leave(0);
    expect(replaced).toBeGreaterThan(0);
    expect(await speed.isFetched()).toBe(false);
    expect(speed.calls).toEqual([]);
  });
});

for (const answer of inTurn(['onlyNecessary', 'none'] as const, 1)) {
  test.describe(`of a guest who answered ${answer}`, () => {
    test.use({ answer });

    test('no page is measured', async ({ page, harness, request }) => {
      const speed = await watchVitals(page, request, harness.address);
      await page.goto(pathOf('home', 'fi'));
      await wake(page);
      await pressSearch(new Guest(page, 'fi'));
      await page.goto(hrefOf('searchResults', 'fi', stay));
      await untilRunning(page);
      await page.waitForLoadState('networkidle');
      await speed.leave(0);
      expect(await speed.isFetched()).toBe(false);
      expect(speed.calls).toEqual([]);
    });
  });
}

for (const locale of inTurn(locales, 3)) {
  test(`guests read what is measured, and where to say no (${locale})`, async ({ page }) => {
    const { t } = new Guest(page, locale).words;
    await page.goto(pathOf('cookieSettings', locale));
    await expect(page.getByRole('heading', { name: t('privacyLedger.speed.title') })).toBeVisible();
    await expect(page.getByText(t('privacyLedger.speed.byConsent'))).toBeVisible();
    await expect(page.getByText(t('consent.speed'))).toBeVisible();
  });
}
