import type { Page } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';
import { slicesOf } from '../support/slices';
import { untilRunning } from '../support/wake';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');

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

test('the browser can answer a guest while React takes over the room step and while it draws the rooms', async ({
  page,
}) => {
  const slices = await slicesOf(page);
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/booking/graphql', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(hrefOf('chooseRoom', 'en', shortStay));
  await expect.poll(slices.ofHydration).toBeGreaterThan(50);
  await slices.end();
  const before = await slices.all();
  answer();
  await new Guest(page, 'en').rooms().first().waitFor();
  expect((await slices.all()) - before).toBeGreaterThan(50);
});

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

test.describe('before the framework is there', () => {
  for (const [name, path] of [
    ['results', hrefOf('searchResults', 'en', search)],
    ['the room step', hrefOf('chooseRoom', 'en', shortStay)],
  ] as const) {
    test(`a press on the search opens it at once, and it is filled in place (${name})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(path, { waitUntil: 'commit' });
      const { pathname } = new URL(page.url());
      const dialog = page.locator('dialog[open]');
      await click(page.getByRole('banner').getByRole('link', { name: t('shell.header.search') }));
      await expect(dialog.getByRole('button')).toBeFocused();
      await expect(dialog.locator('input')).toHaveCount(0);
      release();
      await expect(dialog.locator('input').first()).toBeVisible();
      await expect(dialog).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(pathname);
    });
  }

  test('a press on any button is done later, and shown to be on its way', async ({ page }) => {
    const { release } = await pagesOfScripts(page, 'held');
    await page.goto(hrefOf('searchResults', 'en', search), { waitUntil: 'commit' });
    const dark = page.getByRole('radio', { name: t('shell.scheme.dark') });
    await click(page.getByText(t('shell.scheme.dark'), { exact: true }));
    await expect(dark).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dark).toBeChecked();
    await expect(dark).not.toHaveAttribute('aria-busy');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });

  for (const [name, arrival] of [
    ['as it is', 'whole'],
    ['replaced by a deployment', 'lost'],
  ] as const) {
    test(`what is typed stays, and is sent (the framework ${name})`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      await page.goto(pathOf('findReservation', 'en'), { waitUntil: 'commit' });
      const number = page.getByRole('textbox', { name: t('reservation.find.number') });
      await number.focus();
      await page.keyboard.type('999999');
      await page.getByRole('textbox', { name: t('reservation.find.lastName') }).focus();
      await page.keyboard.type('Virt');
      const loaded = arrival === 'lost' ? page.waitForEvent('framenavigated') : undefined;
      release(arrival);
      await loaded;
      release();
      await untilRunning(page);
      const submit = page.getByRole('button', { name: t('reservation.find.submit') });
      await expect(page.getByRole('textbox', { name: t('reservation.find.lastName') })).toBeFocused();
      await page.keyboard.type('anen');
      await expect(number).toHaveValue('999999');
      await expect(page.getByRole('textbox', { name: t('reservation.find.lastName') })).toHaveValue('Virtanen');
      const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('Virtanen'));
      await click(submit);
      expect((await asked).postData()).toContain('999999');
    });
  }

  for (const [name, press] of [
    ['by its button', (page: Page) => click(page.getByRole('button', { name: t('reservation.find.submit') }))],
    ['by Enter', (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`a form that is sent early ${name} is sent once, when it can be`, async ({ page }) => {
      const { release } = await pagesOfScripts(page, 'held');
      const asked: string[] = [];
      page.on('request', (request) => (request.postData() ?? '').includes('Virtanen') && asked.push(request.url()));
      await page.goto(pathOf('findReservation', 'en'), { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: t('reservation.find.number') }).fill('999999');
      await page.getByRole('textbox', { name: t('reservation.find.lastName') }).fill('Virtanen');
      await press(page);
      await expect(page.locator('html')).toHaveAttribute('data-asleep', 'waking');
      expect(asked).toEqual([]);
      release();
      await expect(page.getByText(t('errors.reservation.NOT_FOUND.title'))).toBeVisible();
      expect(asked).toHaveLength(1);
    });
  }

  test('going back shows the page of the address', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await guest.begin(shortStay);
    await click(guest.rooms().first());
    await page.waitForURL(`**${pathOf('chooseRate', 'en')}?room=0`);
    await guest.wayOn().waitFor();
    const { release } = await pagesOfScripts(page, 'held');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    // The page has not loaded as long as scripts are held.
    await page.waitForURL(`**${pathOf('chooseRoom', 'en')}**`, { waitUntil: 'commit' });
    await expect(page.locator('[data-known="picture"]')).toHaveCount(1);
    release();
    await guest.rooms().first().waitFor();
  });

  test('a link pressed without a network keeps the page, and says so', async ({ page, context }) => {
    await pagesOfScripts(page, 'held');
    const path = hrefOf('chooseRoom', 'en', shortStay);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('script[src*="/_next/"]').first().waitFor({ state: 'attached' });
    await context.setOffline(true);
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('click');
    await expect(page.getByText(t('shell.notOpened'))).toBeVisible();
    expect(page.url()).toContain(path);
    await context.setOffline(false);
  });
});
