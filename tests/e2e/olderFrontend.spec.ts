import type { Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');

const isRouting = (body: string | null) => body?.includes('sohviFrontendRouting') ?? false;

/** Opens the home page, and waits until it has heard what an older front end serves. */
async function openHome(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => isRouting(response.request().postData()));
  await page.goto(pathOf('home', 'en'));
  await (await asked).finished();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/**
 * Opens the home page, and waits until the browser follows links to the older parts itself: after the answer comes the
 * code that keeps clicks from the router.
 */
async function openHomeBesideOlderParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (kind, listener, options) {
      add.call(this, kind, listener, options);
      if (this === document && kind === 'click' && String(listener).includes('stopImmediatePropagation'))
        Object.assign(window, { areLinksWatched: true });
    };
  });
  await openHome(page);
  await page.waitForFunction(() => 'areLinksWatched' in window);
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const myBooking = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.header.myBooking') })
    .click();

test('a link to a part of the older front end loads its page from the server', async ({ page, scenario }) => {
  await scenario('older-front-end');
  await openHomeBesideOlderParts(page);
  await myBooking(page);
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
});

test('every other link stays within the page', async ({ page, scenario }) => {
  await scenario('older-front-end');
  await openHomeBesideOlderParts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click();
  await page.waitForURL(`**${pathOf('home', 'sv')}`);
  expect(await isSamePage(page)).toBe(true);
});

for (const name of ['', 'server-error:sohviFrontendRouting', 'html:sohviFrontendRouting'] as const) {
  test(`all links stay within the page where the answer is ${name || 'that it serves nothing'}`, async ({
    page,
    scenario,
  }) => {
    if (name) await scenario(name);
    await openHome(page);
    await myBooking(page);
    await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
    expect(await isSamePage(page)).toBe(true);
  });
}
