import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { changePages, pageChanges } from '../support/changedPage';
import { choose, click, tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { winterPath } from '../support/offerScreens';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';
import { untilRunning } from '../support/wake';

/** What a guest does on a page before its code runs: text fields are typed in, the others set. */
const entered = {
  home: {
    path: pathOf('home', 'en'),
    fields: { '#quick-rooms': '2', '#quick-adults': '3', '#quick-from': '10/12/2026', '#quick-place': 'Tamp' },
  },
  'a hotel': {
    path: hotelPath(hotelsByBrand.original, 'en'),
    fields: { '#stay-rooms': '2', '#stay-adults': '3', '#stay-from': '10/12/2026' },
  },
  'an offer': { path: winterPath('en'), fields: { '#offer-adults': '1', '#offer-from': '10/12/2026' } },
  'the list of hotels': { path: pathOf('hotels', 'en'), fields: { '#hotels-sort': { index: 1 } } },
  'looking up a booking': {
    path: pathOf('findReservation', 'en'),
    fields: { '#bookingNumber': '519 139', '#lastName': 'Virt' },
  },
} as const;

for (const [place, change] of (Object.keys(pageChanges) as (keyof typeof pageChanges)[]).entries()) {
  for (const [name, { path, fields }] of inTurn(Object.entries(entered), place)) {
    test(
      `what was entered is kept where ${change} changed the page before it woke (${name})`,
      { tag: '@before-react' },
      async ({ page }) => {
        await changePages(page, change);
        const scripts = await pagesOfScripts(page, 'held');
        await page.goto(path);
        const last = page.locator(Object.keys(fields).at(-1) ?? '');
        for (const [field, value] of Object.entries(fields)) {
          const control = page.locator(field);
          if (typeof value !== 'string' || (await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
            await choose(control, value);
          else await control.fill(value);
        }
        const values = () =>
          Promise.all(
            Object.keys(fields).map((field) =>
              page.locator(field).evaluate((each) => (each as HTMLInputElement).value),
            ),
          );
        const before = await values();
        await last.focus();
        await page.keyboard.press('Shift');
        scripts.release();
        await untilRunning(page);
        await expect(last).toBeFocused();
        expect(await values()).toEqual(before);
      },
    );
  }
}

test('a press is answered where the page was translated before it woke', { tag: '@before-react' }, async ({ page }) => {
  await changePages(page, 'translation');
  const scripts = await pagesOfScripts(page, 'held');
  await page.goto(pathOf('hotels', 'en'));
  await click(page.getByRole('banner').locator('[data-opens=search]').first());
  scripts.release();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
});

/** Goes from a room to the details, and reads the total in the bar after each choice, which changes it. */
async function totalsOnTheWay(guest: Guest): Promise<readonly string[]> {
  const { page, words } = guest;
  const totals: string[] = [];
  const withText = (text: string) => page.locator('button:visible').filter({ hasText: text });
  const total = async () => (await page.locator('[data-bottom-bar]').innerText()).replaceAll('*', '');
  const readChanged = async () => {
    await expect.poll(total).not.toBe(totals.at(-1));
    totals.push(await total());
  };
  await page.goto(hrefOf('chooseRoom', 'en', { ...shortStay, to: '2026-12-03' }));
  await click(withText(words.t('chooseRoom.choose')).first());
  await page.waitForURL(new RegExp(hrefOf('chooseRate', 'en')));
  for (const rate of [0, 1, 2]) {
    await tick(page.getByRole('radio').nth(rate));
    await readChanged();
  }
  await click(guest.wayOn());
  await page.waitForURL(new RegExp(hrefOf('chooseExtras', 'en')));
  for (const extra of [0, 1]) {
    await click(withText(words.t('chooseExtras.add')).nth(extra));
    await readChanged();
  }
  await click(guest.wayOn());
  await guest.fillContact();
  return totals;
}

test('a translated page can be booked on, and shows the total of the choice', async ({
  page,
  newGuest,
  complaints,
}) => {
  const guest = new Guest(page, 'en');
  const totals = await totalsOnTheWay(guest);
  await newGuest();
  await changePages(page, 'translation');
  expect(await totalsOnTheWay(guest)).toEqual(totals);
  // React says that it drew parts of the page anew.
  expect(complaints.filter((each) => !/React error #(418|423|425)/.test(each))).toEqual([]);
});
