import type { Locator, Page } from '@playwright/test';
import { dateInFigures } from '../../src/i18n/dateInFigures';
import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { winterPath } from '../support/offerScreens';
import { openRunning } from '../support/openRunning';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

/** How the first of December is written in a field of each language. */
const firstOfDecember = { fi: '1.12.2026', en: '1/12/2026', sv: '2026-12-01', et: '1.12.2026' } as const;

/** The forms with dates outside of the search drawer: their pages, and how their fields are named. */
const forms = {
  home: { path: (guest: Guest) => pathOf('home', guest.locale), prefix: 'quick' },
  'a hotel': { path: (guest: Guest) => hotelPath(hotelsByBrand.original, guest.locale), prefix: 'stay' },
  'an offer': { path: (guest: Guest) => winterPath(guest.locale), prefix: 'offer' },
} as const;

/** Types into a field as by keyboard, over what it says. */
async function typeDate(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((each) => (each as HTMLInputElement).select());
  await field.page().keyboard.type(text);
}

const textOf = (field: Locator) =>
  field.evaluate((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent ?? null);

for (const locale of inTurn(locales, 1)) {
  test(`dates are written and read in the order of the page’s language (${locale})`, async ({ page }) => {
    const guest = new Guest(page, locale);
    await openRunning(page, pathOf('home', locale));
    const [from, to] = [page.locator('#quick-from'), page.locator('#quick-to')];
    const written = (day: string) => dateInFigures(day, locale);
    await expect(from).toHaveValue(written('2026-11-02'));
    await guest.enterPlace(locale === 'sv' ? 'Helsingfors' : 'Helsinki');
    // Whole, and without its year, which it gets when the field is left; the departure moves with the arrival.
    await typeDate(from, firstOfDecember[locale]);
    await expect(to).toHaveValue(written('2026-12-02'));
    await typeDate(to, '4.12.');
    await page.keyboard.press('Tab');
    await expect(to).toHaveValue(written('2026-12-04'));
    await click(guest.button(guest.words.t('search.submit')));
    await page.waitForURL(/from=2026-12-01&to=2026-12-04/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await click(page.getByRole('article').first().locator('a[href*="from="]').first());
    await expect(page.locator('#stay-from')).toHaveValue(firstOfDecember[locale]);
  });
}

test('an address may have dates as a form without scripts sends them', async ({ page }) => {
  await page.goto(hrefOf('searchResults', 'fi', { place: 'Helsinki', from: '1.12.2026', to: '3.12.' }));
  const link = page.locator('article a[href*="from="]').first();
  await expect(link).toHaveAttribute('href', /from=2026-12-01&to=2026-12-03/);
});

test('a hotel’s page asks the price of a date without its year once its field is left', async ({ page }) => {
  const { words } = new Guest(page, 'fi');
  await openRunning(page, hotelPath(hotelsByBrand.original, 'fi'));
  const asked: string[] = [];
  page.on('request', (sent) => {
    const dates = /"startDate":"[\d-]+","endDate":"[\d-]+"/.exec(sent.postData() ?? '');
    if (dates) asked.push(dates[0]);
  });
  await typeDate(page.locator('#stay-from'), '1.12.');
  await page.keyboard.press('Tab');
  await expect(page.locator('#stay-to')).toHaveValue('2.12.2026');
  const typed = '"startDate":"2026-12-01","endDate":"2026-12-02"';
  await expect.poll(() => asked.at(-1)).toBe(typed);
  await expect(page.locator('form#search').getByRole('status').filter({ hasText: '€' })).toBeVisible();
  // The price of tonight is asked by the first sign of use, where that comes before the typed date. No day between is.
  const tonight = '"startDate":"2026-11-02","endDate":"2026-11-03"';
  expect(asked.filter((dates) => dates !== tonight && dates !== typed)).toEqual([]);
  await typeDate(page.locator('#stay-from'), '26.10.2026');
  await page.keyboard.press('Tab');
  await expect.poll(() => textOf(page.locator('#stay-from'))).toBe(words.t('dates.errors.fromPast'));
});

for (const [place, [name, { path, prefix }]] of Object.entries(forms).entries()) {
  test.describe(`the dates of ${name}`, () => {
    const open = async (page: Page, locale: Locale = 'en') => {
      const guest = new Guest(page, locale);
      await page.goto(path(guest));
      await wake(page);
      return { guest, from: page.locator(`#${prefix}-from`), to: page.locator(`#${prefix}-to`) };
    };

    test('say beside the field what cannot be read, and keep what was typed', async ({ page }) => {
      const { guest, from, to } = await open(page, 'fi');
      const { t } = guest.words;
      if (name === 'home') await guest.enterPlace('Helsinki');
      if (name === 'an offer') await choose(page.locator('#offer-hotel'), '1001');
      const { pathname } = new URL(page.url());
      await typeDate(from, '31.11.2026');
      await typeDate(to, '12/27/2026');
      const form = page.locator('form').filter({ has: from });
      await click(form.locator('button[type=submit]'));
      await expect(from).toBeFocused();
      const unreadable = t('dates.errors.dateUnreadable', { example: dateInFigures('2026-11-02', 'fi') });
      expect([await textOf(from), await textOf(to)]).toEqual([unreadable, unreadable]);
      await expect(from).toHaveValue('31.11.2026');
      await expect(to).toHaveValue('12/27/2026');
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      expect(new URL(page.url()).pathname).toBe(pathname);
      await typeDate(from, '30.11.2026');
      await typeDate(to, '1.12.2026');
      await click(form.locator('button[type=submit]'));
      await page.waitForURL((url) => url.pathname !== pathname);
    });

    const windows = [
      { width: 820, height: 1180 },
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ];
    for (const window of inTurn(windows, place)) {
      test(`open their calendar where they are (${window.width} x ${window.height})`, async ({ page }) => {
        await page.setViewportSize(window);
        const { guest, from, to } = await open(page);
        const { t } = guest.words;
        if (name === 'an offer') await choose(page.locator('#offer-hotel'), '1001');
        await click(to);
        const calendar = page.getByRole('dialog', { name: t('dates.open') });
        const typed = calendar.getByLabel(t('dates.departure'), { exact: true });
        await expect(typed).toBeFocused();
        const [box, field] = [await calendar.boundingBox(), await from.boundingBox()];
        if (!box || !field) throw new Error('not drawn');
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(window.width);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(window.height);
        // It hangs on the field, or covers it where the window ends.
        expect(box.y - (field.y + field.height)).toBeLessThan(16);
        expect(box.x).toBeLessThanOrEqual(field.x);
        // What is typed at once replaces what the field says.
        await page.keyboard.type('20/11/2026');
        await expect(typed).toHaveValue('20/11/2026');
        await click(calendar.locator('[data-day="2026-11-20"]'));
        await click(calendar.locator('[data-day="2026-11-23"]'));
        await click(calendar.getByRole('button', { name: t('dates.use') }));
        await expect(calendar).toHaveCount(0);
        await expect(from).toHaveValue('20/11/2026');
        await expect(to).toHaveValue('23/11/2026');
        await expect(to).toBeFocused();
      });
    }

    test('fill a phone’s window with their calendar, without its keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { guest, from } = await open(page, 'sv');
      await expect(from).toHaveAttribute('inputmode', 'none');
      await click(from);
      const calendar = page.getByRole('dialog', { name: guest.words.t('dates.open') });
      await expect(calendar.locator('[data-day]').first()).toBeVisible();
      expect(await calendar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    });

    test('are taken from their calendar by Enter, unless one is wrong', async ({ page }) => {
      const { guest, from, to } = await open(page, 'fi');
      const { t } = guest.words;
      await click(from);
      const calendar = page.getByRole('dialog', { name: t('dates.open') });
      const typed = calendar.getByLabel(t('dates.arrival'), { exact: true });
      await expect(typed).toBeFocused();
      await page.keyboard.type('31.11.');
      await page.keyboard.press('Enter');
      await expect(typed).toHaveAttribute('aria-invalid', 'true');
      await typeDate(typed, '30.11.');
      await page.keyboard.press('Enter');
      await expect(calendar).toHaveCount(0);
      await expect(from).toHaveValue('30.11.2026');
      await expect(to).toHaveValue('1.12.2026');
      expect(new URL(page.url()).search).toBe('');
    });

    test('open their calendar by the arrow down, and Escape leads back to the field', async ({ page }) => {
      const { guest, from } = await open(page);
      await from.focus();
      await page.keyboard.press('ArrowDown');
      const calendar = page.getByRole('dialog', { name: guest.words.t('dates.open') });
      await expect(calendar.locator('[data-day]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(calendar).toHaveCount(0);
      await expect(from).toBeFocused();
      await expect(from).toHaveValue('2/11/2026');
    });
  });
}
