import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { pathOf } from '../../src/routes/routes';
import { CLOSED_NOTICES_KEY } from '../../src/state/dismissedNotices';
import { NATIVE_SEARCH_KEY } from '../../src/state/nativeSearch';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { calendarsOf } from '../support/calendars';
import { choose, click } from '../support/click';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { winterPath } from '../support/offerScreens';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';
import { slicesOf } from '../support/slices';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');
const home = pathOf('home', 'en');

const isAsleep = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-asleep'));
/** The paths of the scripts that answer a press on what opens something. */
const answerScripts = async (page: Page, opened: string): Promise<readonly string[]> =>
  String(await page.locator(`script[data-${opened}]`).getAttribute(`data-${opened}`)).split(' ');

/** Holds the scripts that answer a press; returns what lets them arrive. */
async function holdAnswer(page: Page, opened: string): Promise<() => void> {
  const late = await answerScripts(page, opened);
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    ({ pathname }) => late.includes(pathname),
    async (route) => {
      await arrived;
      await route.continue();
    },
  );
  return arrive;
}

const awake = (page: Page) => expect.poll(() => isAsleep(page)).toBe(false);

test.describe('a page that sleeps', () => {
  for (const [name, path] of [
    ['home', home],
    ['a hotel', hotelPath(hotelsByBrand.original, 'en')],
    ['an offer', winterPath('en')],
    ['the privacy policy', pathOf('privacyPolicy', 'en')],
  ] as const) {
    test(`runs one small script and asks only for notices (${name})`, async ({ page }) => {
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.postDataJSON()?.operationName);
      });
      const { run } = await pagesOfScripts(page);
      const calendars = await calendarsOf(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await isAsleep(page)).toBe(true);
      expect(await calendars()).toEqual({ made: 0, atFirstQuestion: 0 });
      expect(run().map((src) => new URL(src).pathname)).toEqual([
        '/theme.js',
        expect.stringMatching(/^\/first\/\w+\/wake\.js$/),
      ]);
      expect(asked.filter((operation) => !/Notices/.test(String(operation)))).toEqual([]);
    });
  }

  test('wakes at the first sign of use, and for a search in its address', async ({ page }) => {
    await page.goto(home);
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await awake(page);
    await page.goto(home);
    await page.keyboard.press('Tab');
    await awake(page);
    await page.goto(`${hotelPath(hotelsByBrand.original, 'en')}?from=2026-12-01&to=2026-12-02`);
    await awake(page);
  });
});

test.describe('before its code is there', () => {
  test('keeps what is typed, opened, focused and scrolled, and does what was pressed', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(home);
    const place = page.locator('#quick-place');
    await place.focus();
    await page.keyboard.type('Turku');
    await choose(page.locator('#quick-adults'), '3');
    await page.locator('#quick-from').fill('10/12/2026');
    await place.focus();
    await page.evaluate(() => scrollTo(0, 120));
    await page.getByRole('button', { name: t('dates.open') }).dispatchEvent('click');
    expect(await isAsleep(page)).toBe(true);
    release();
    const calendar = page.getByRole('dialog');
    // Its frame, which shows until the calendar has loaded, has no fields.
    await expect(calendar.locator('input').first()).toBeVisible();
    await click(calendar.getByRole('button', { name: t('dates.close') }).first());
    await expect(page.locator('#quick-place')).toHaveValue('Turku');
    await expect(page.locator('#quick-adults')).toHaveValue('3');
    await expect(page.locator('#quick-from')).toHaveValue('10/12/2026');
    await click(page.locator('#search button[type=submit]'));
    await page.waitForURL(/place=Turku.*|.*adults=3/);
    const query = new URL(page.url()).searchParams;
    expect([query.get('place'), query.get('adults'), query.get('from')]).toEqual(['Turku', '3', '2026-12-10']);
  });

  for (const stop of [
    { after: 'start', slices: 100 },
    { after: 'hydration', slices: 40 },
  ] as const) {
    test(`keeps what is typed and pressed while React takes over the page (${stop.after})`, async ({
      page,
      complaints,
    }) => {
      const slices = await slicesOf(page, stop);
      await page.goto(home);
      const place = page.locator('#quick-place');
      await place.focus();
      await page.keyboard.type('Tu');
      await expect.poll(slices.hasStopped).toBe(true);
      // What React has begun to load by then is there.
      await page.waitForLoadState('networkidle');
      await page.keyboard.type('rku');
      await choose(page.locator('#quick-adults'), '3');
      await click(page.getByRole('button', { name: t('dates.open') }));
      expect([await slices.ofHydration(), await isAsleep(page)]).toEqual([
        stop.after === 'start' ? null : expect.any(Number),
        true,
      ]);
      await slices.goOn();
      await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
      await expect(place).toHaveValue('Turku');
      await expect(page.locator('#quick-adults')).toHaveValue('3');
      expect(complaints).toEqual([]);
    });
  }

  test('keeps what is typed into the list that took the place of its field', async ({ page, complaints }) => {
    const slices = await slicesOf(page, { after: 'hydration', slices: 40 });
    await page.goto(home);
    const place = page.locator('#quick-place');
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await expect.poll(slices.hasStopped).toBe(true);
    // React has the field already, and has not yet taken the page over.
    await place.focus();
    await page.keyboard.type('Tam');
    await page.waitForLoadState('networkidle');
    // What the page still needs to give the guest's keys back is slow.
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_next/static/**', (route) => arrived.then(() => route.continue()));
    await slices.goOn();
    await expect(page.getByRole('combobox', { name: t('search.place.label') })).toBeFocused();
    await page.keyboard.type('per');
    await awake(page);
    arrive();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('e');
    await expect(place).toHaveValue('Tampere');
    await expect(page.getByRole('option', { name: /^Tampere/ }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('keeps a menu open, and the place where the guest reads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(pathOf('privacyPolicy', 'en'));
    await page.evaluate(() => scrollTo(0, 0));
    await click(page.getByText(t('shell.header.menu'), { exact: true }));
    await page.evaluate(() => scrollTo(0, 40));
    release();
    await awake(page);
    expect(await page.evaluate(() => scrollY)).toBe(40);
    await expect(page.locator('header details')).toHaveAttribute('open', '');
  });

  test('closes the menu of the header as the awake page does', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await pagesOfScripts(page, 'held');
    await page.goto(pathOf('privacyPolicy', 'en'));
    const opener = page.getByText(t('shell.header.menu'), { exact: true });
    const menu = page.locator('header details');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu).toHaveAttribute('open', '');
    await expect(opener).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(opener).toBeFocused();
    await click(opener);
    await expect(menu).toHaveAttribute('open', '');
    await page.getByRole('main').dispatchEvent('pointerdown');
    await expect(menu).not.toHaveAttribute('open');
    expect(await isAsleep(page)).toBe(true);
  });

  test('leaves the focus of a guest on the keyboard where it is', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(pathOf('privacyPolicy', 'en'));
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => [document.activeElement?.outerHTML, scrollY]);
    const before = await focused();
    expect(String(before[0])).toMatch(/^<a /);
    release();
    await awake(page);
    expect(await focused()).toEqual(before);
  });

  for (const forcedColors of ['none', 'active'] as const) {
    test(`shows that a press is on its way (forced colours: ${forcedColors})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(home);
      const dates = page.getByRole('button', { name: t('dates.open') });
      const look = () => dates.evaluate((each) => [getComputedStyle(each).cursor, getComputedStyle(each).outlineStyle]);
      expect(await look()).toEqual(['pointer', 'none']);
      await dates.dispatchEvent('click');
      expect(await look()).toEqual(['progress', 'dotted']);
      await expect(dates).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('button[aria-busy]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('cursor', 'progress');
    });
  }

  const openers = [
    ['dates', home],
    ['search', home],
    ['search', pathOf('privacyPolicy', 'en')],
  ] as const;

  for (const [opened, path] of inTurn(openers, 2, 2)) {
    const control = (page: Page) => page.locator(`[data-opens=${opened}]:visible`).first();
    const dialog = (page: Page) => page.locator('dialog[open]');

    test(`opens at once, and fills, what a press opens (${opened}, ${path})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(path);
      await click(control(page));
      const title = await dialog(page).getByRole('heading').innerText();
      expect(title.length).toBeGreaterThan(5);
      await expect(dialog(page)).toHaveAccessibleDescription(/^Opening the/);
      await expect(dialog(page).getByRole('button')).toBeFocused();
      await expect(dialog(page).locator('input')).toHaveCount(0);
      release();
      await expect(dialog(page).locator('input').first()).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(control(page)).toBeFocused();
    });

    test(`forgets the press when its frame is closed (${opened}, ${path})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(path);
      await click(control(page));
      await click(dialog(page).getByRole('button'));
      await expect(dialog(page)).toHaveCount(0);
      await expect(control(page)).toBeFocused();
      await expect(control(page)).not.toHaveAttribute('aria-busy');
      release();
      await awake(page);
      // The first press of the awake page opens it, so the one before it had no effect.
      await expect(dialog(page)).toHaveCount(0);
      await click(control(page));
      await expect(dialog(page).locator('input').first()).toBeVisible();
    });

    test(`leaves closed what was closed while its code loaded (${opened}, ${path})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(path);
      const arrive = await holdAnswer(page, opened);
      await click(control(page));
      release();
      await awake(page);
      await click(dialog(page).getByRole('button'));
      await expect(dialog(page)).toHaveCount(0);
      arrive();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(dialog(page)).toHaveCount(0);
      await expect(control(page)).toBeFocused();
      await click(control(page));
      await expect(dialog(page).locator('input').first()).toBeVisible();
    });
  }

  test('opens what was closed while its code loaded, and then asked for by another control', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    // With the link of the header, and the button beside the fields.
    await page.goto(`${pathOf('hotels', 'en')}/tampere`);
    const arrive = await holdAnswer(page, 'search');
    const dialog = page.locator('dialog[open]');
    const openers = page.locator('[data-opens=search]:visible');
    await click(openers.first());
    release();
    await awake(page);
    await click(dialog.getByRole('button'));
    await expect(dialog).toHaveCount(0);
    await click(openers.nth(1));
    arrive();
    await expect(dialog.locator('input').first()).toBeVisible();
  });

  test('closes the frame when its code is lost with the network, and says so', async ({ page, context }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(home);
    await click(page.locator('button[data-opens=dates]'));
    await expect(page.locator('dialog[open]')).toBeVisible();
    await context.setOffline(true);
    release('lost');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    release('whole');
    await context.setOffline(false);
    await awake(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('leaves the search to the chain’s app, where it opens its own', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, '1');
      const postMessage = (message: string) => (document.title = message);
      Object.assign(window, { ReactNativeWebView: { postMessage } });
    }, NATIVE_SEARCH_KEY);
    await page.goto(home);
    await click(page.locator('[data-opens=search]:visible').first());
    await expect(page).toHaveTitle(/openSearch/);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  for (const opened of ['dates', 'search']) {
    test(`fetches what a press opens together with its code (${opened})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(home);
      const scripts = await answerScripts(page, opened);
      expect(asked).not.toEqual(expect.arrayContaining([scripts[0]]));
      await page.locator(`[data-opens=${opened}]:visible`).first().dispatchEvent('click');
      await expect.poll(() => scripts.filter((each) => !asked.includes(each))).toEqual([]);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('searches with what was entered when the form is sent', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(home);
    await page.locator('#quick-place').focus();
    await page.keyboard.type('Turku');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe(home);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Turku' })).toBeVisible();
  });

  test('opens the search of the header once awake', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(pathOf('privacyPolicy', 'en'));
    await click(page.getByRole('banner').getByRole('link', { name: t('shell.header.search') }));
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('changes the colours once awake', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(pathOf('privacyPolicy', 'en'));
    await click(page.getByText(t('shell.scheme.dark'), { exact: true }));
    release();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.getByRole('radio', { name: t('shell.scheme.dark') })).toBeChecked();
  });

  test('keeps the page when a link is pressed without a network, and says so', async ({ page, context }) => {
    await pagesOfScripts(page, 'held');
    await page.goto(home);
    await context.setOffline(true);
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('click');
    await expect(page.getByText(t('shell.notOpened'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
    await context.setOffline(false);
    await expect(page.getByText(t('shell.notOpened'))).toBeHidden();
  });
});

test.describe('the question about cookies', () => {
  test.use({ answer: 'none' });
  for (const [name, answer, allowed] of [
    ['only necessary', 'consent.onlyNecessary', []],
    ['all', 'consent.acceptAll', ['statistics', 'service']],
  ] as const) {
    test(`is answered while the page sleeps, and the answer holds (${name})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(home);
      const panel = page.getByRole('region', { name: t('consent.title') });
      await click(page.getByRole('button', { name: t(answer) }));
      await expect(panel).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: t('consent.saved') })).toHaveCount(1);
      const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), CONSENT_KEY);
      expect(kept.allowed).toEqual(expect.arrayContaining([...allowed]));
      expect(kept.allowed.length > 0).toBe(allowed.length > 0);
      release();
      await awake(page);
      await expect(panel).toHaveCount(0);
      await page.reload();
      await expect(panel).toBeHidden();
    });
  }
});

for (const [name, answer] of [
  ['an answer about cookies', 'none'],
  ['a sign-in', 'onlyNecessary'],
] as const) {
  test.describe('in another tab', () => {
    test.use({ answer });
    test(`${name} shows on a page that sleeps`, async ({ page, context }) => {
      await page.goto(home);
      const question = page.getByRole('region', { name: t('consent.title') });
      const signIn = page.getByRole('banner').getByRole('link', { name: t('shell.account.signIn') });
      const changed = answer === 'none' ? question : signIn;
      await expect(changed).toBeVisible();
      expect(await isAsleep(page)).toBe(true);
      const other = await context.newPage();
      await other.goto(home);
      if (answer === 'none') await click(other.getByRole('button', { name: t('consent.onlyNecessary') }));
      else {
        const tokens = await (await page.request.get('/oidc/test-token?customer=none')).text();
        await other.evaluate((text) => localStorage.setItem('sarastus.auth.tokens', text), tokens);
      }
      await expect(changed).toBeHidden();
    });
  });
}

test.describe('a notice published after the export', () => {
  const publish = (page: Page) =>
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ServiceNotices')) return route.fallback();
      const serviceNotices = [
        { id: 'n1', type: 'alert', message: 'The pool is closed.', link: { url: '/en/news', text: 'Read why' } },
        { id: 'n2', type: 'info', message: 'Only on some pages.', link: null },
        { id: 'n3', type: 'alert', message: 'With a bad link.', link: { url: 'javascript:alert(1)', text: 'Press' } },
      ];
      return route.fulfill({ json: { data: { serviceNotices } } });
    });

  test('shows while the page sleeps, stays when it wakes, and is asked for once', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await publish(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('ServiceNotices')) asked += 1;
    });
    await page.goto(pathOf('privacyPolicy', 'en'));
    const notices = page.getByRole('region', { name: t('shell.notices.label') });
    await expect(notices).toContainText('The pool is closed.');
    await expect(notices).not.toContainText('Only on some pages.');
    await expect(notices.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/en/news');
    await expect(notices.getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Shift');
    release();
    await awake(page);
    await expect(page.locator('[data-site-notices]')).toHaveCount(0);
    await expect(notices).toHaveCount(1);
    await expect(notices).toContainText('The pool is closed.');
    expect(asked).toBe(1);
  });

  test('is closed while the page sleeps, for good', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await publish(page);
    await page.goto(pathOf('privacyPolicy', 'en'));
    const notice = page.getByText('The pool is closed.');
    await click(page.getByRole('button', { name: t('shell.notices.dismiss') }).first());
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('With a bad link.')).toBeVisible();
    release();
    await awake(page);
    await expect(page.locator('[data-site-notices]')).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('With a bad link.')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('stays closed when another is closed on the next page, before either woke', async ({ page }) => {
    await pagesOfScripts(page, 'held');
    await publish(page);
    const close = async (path: string, id: string) => {
      await page.goto(path);
      const button = page.locator(`[data-dismiss="${id}"]`);
      await click(button);
      await expect(button).toHaveCount(0);
    };
    await close(pathOf('privacyPolicy', 'en'), 'n1');
    await close(pathOf('news', 'en'), 'n3');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), CLOSED_NOTICES_KEY)).toBe('\n"n1"\n"n3"');
  });

  for (const kept of ['{', 'null', '7', '{"length":1}', '["n9",[[null]],{}]']) {
    test(`is closed whatever this browser keeps: ${kept}`, async ({ page, complaints }) => {
      await pagesOfScripts(page, 'held');
      await publish(page);
      await page.addInitScript((pair) => sessionStorage.setItem(...pair), [CLOSED_NOTICES_KEY, kept] as const);
      await page.goto(pathOf('privacyPolicy', 'en'));
      const notice = page.getByText('The pool is closed.');
      await click(page.getByRole('button', { name: t('shell.notices.dismiss') }).first());
      await expect(notice).toHaveCount(0);
      expect(await page.evaluate((key) => sessionStorage.getItem(key), CLOSED_NOTICES_KEY)).toContain('"n1"');
      expect(complaints).toEqual([]);
    });
  }
});

test('going back or forward from a page that sleeps shows the page of the address', async ({ page }) => {
  await page.goto(home);
  await page.locator('#quick-place').focus();
  await awake(page);
  await click(
    page
      .getByRole('banner')
      .locator(`a[href="${pathOf('offers', 'en')}"]`)
      .filter({ visible: true }),
  );
  const offers = page.locator('main a[href^="/en/offers/"]').first();
  await offers.waitFor();
  await expect(page.locator('#quick-place')).toHaveCount(0);
  await page.reload();
  expect(await isAsleep(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('#quick-place')).toBeVisible();
  await expect.poll(() => isAsleep(page)).toBe(true);
  await page.goForward();
  await offers.waitFor();
});

test('the header of a signed-in guest is right while the page sleeps', async ({ page }) => {
  const { release } = await pagesOfScripts(page, 'held');
  const header = page.getByRole('banner');
  await page.goto(pathOf('privacyPolicy', 'en'));
  await expect(header.getByRole('link', { name: t('shell.account.signIn') })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('sarastus.auth.tokens', JSON.stringify({ accessToken: 'a', refreshToken: 'b' })),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  const own = header.getByRole('link', { name: t('shell.account.unread.opener'), exact: true });
  await expect(own).toBeVisible();
  await expect(own).toHaveAttribute('href', pathOf('myDetails', 'en'));
  await expect(header.getByRole('link', { name: t('shell.account.signIn') })).toBeHidden();
  release();
});

test.describe('after a deployment, whose files have replaced those of the page', () => {
  test('the page loads again once, with what was typed, opened and pressed', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(home);
    let loads = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      release();
    });
    await page.locator('#quick-place').focus();
    await page.keyboard.type('Turku');
    await choose(page.locator('#quick-rooms'), '2');
    await page.getByRole('button', { name: t('dates.open') }).dispatchEvent('click');
    release('lost');
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#quick-place')).toHaveValue('Turku');
    await expect(page.locator('#quick-rooms')).toHaveValue('2');
    expect(loads).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('sarastus.typed'))).toBeNull();
  });

  test('a page whose code stays lost still sends its search', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(home);
    await page.locator('#quick-place').focus();
    await page.keyboard.type('Turku');
    const again = page.waitForEvent('load');
    release('lost');
    await again;
    await expect(page.locator('#quick-place')).toHaveValue('Turku');
    await page.locator('#search button[type=submit]').dispatchEvent('click');
    await page.waitForURL(/\/en\/search\?.*place=Turku/);
  });
});
