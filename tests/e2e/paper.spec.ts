import type { Page } from '@playwright/test';
import { familyStay, Guest } from '../support/guest';
import { violations } from '../support/axe';
import { click } from '../support/click';
import { expect, test } from '../support/site';

/** How many sheets of A4 the open page takes. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  return (paper.toString('latin1').match(/\/Type\s*\/Page(?!s)/g) ?? []).length;
}

test('a stay of a family in two rooms prints on one sheet: as confirmed, and as the booking’s own page shows it', async ({
  page,
}) => {
  const guest = new Guest(page, 'fi');
  await guest.book(familyStay, 2);
  expect(await sheets(page)).toBe(1);
  await click(page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
  await page.getByRole('heading', { level: 1, name: guest.words.t('reservation.title') }).waitFor();
  await page.getByText(guest.words.t('reservation.status.title')).waitFor();
  expect(await sheets(page)).toBe(1);
});

test('a guest with a dark theme prints dark letters on white paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const guest = new Guest(page, 'fi');
  await guest.book();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
