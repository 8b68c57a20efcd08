import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');

const isRouting = (body: string | null) => body?.includes('sohviFrontendRouting') ?? false;

/** Opens a page, and waits until it knows the parts of the older front end and has loaded the code for them. */
async function open(page: Page, path: string = pathOf('home', 'en')): Promise<void> {
  const routing = page.waitForResponse((response) => isRouting(response.request().postData()));
  await page.goto(path);
  await wake(page);
  await (await routing).finished();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const myBooking = (page: Page, place: 'banner' | 'contentinfo' = 'contentinfo') =>
  click(page.getByRole(place).getByRole('link', { name: t('shell.account.bookings') }));

test('a link to a part of the older front end loads its page from the server', async ({ page, scenario }) => {
  await scenario('older-front-end');
  await open(page);
  // In the header, which otherwise looks bookings up over the page.
  await myBooking(page, 'banner');
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});

test(
  'a form that leads to a part of the older front end loads its page from the server',
  { tag: '@before-react' },
  async ({ page, scenario }) => {
    await scenario('older-front-end');
    await open(page, hotelPath(hotelsByBrand.solo, 'en'));
    await page.locator('#stay-from').fill('2026-12-01');
    await page.locator('#stay-to').fill('2026-12-03');
    await click(page.getByRole('button', { name: t('hotelPage.search.submit'), exact: true }));
    await page.waitForURL(({ pathname }) => pathname === pathOf('chooseRoom', 'en'));
    expect(new URL(page.url()).searchParams.get('from')).toBe('2026-12-01');
    expect(await isSamePage(page)).toBe(false);
  },
);

test('a step that leads to such a part also loads its page from the server', async ({ page, scenario }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await scenario('older-front-end');
  await open(page, hrefOf('chooseRoom', 'en', { room: 0 }));
  await guest.rooms().first().waitFor();
  await click(guest.rooms().first());
  await page.waitForURL(({ pathname }) => pathname === pathOf('chooseRate', 'en'));
  expect(await isSamePage(page)).toBe(false);
});

test('every other link stays within the page', async ({ page, scenario }) => {
  await scenario('older-front-end');
  await open(page);
  await click(page.getByRole('banner').getByRole('link', { name: 'Svenska' }));
  await page.waitForURL(`**${pathOf('home', 'sv')}`);
  expect(await isSamePage(page)).toBe(true);
});

for (const name of ['', 'server-error:sohviFrontendRouting', 'html:sohviFrontendRouting'] as const) {
  test(`all links stay within the page where the answer is ${name || 'that it serves no parts'}`, async ({
    page,
    scenario,
  }) => {
    if (name) await scenario(name);
    await open(page);
    await myBooking(page);
    await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
    expect(await isSamePage(page)).toBe(true);
  });
}
