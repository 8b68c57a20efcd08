import { entryOf } from '../../src/features/privacy-ledger/keptKeys';
import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** The stored keys, read in the browser as the page's own list does. */
const kept = () => [
  ...Object.keys(localStorage).map((key) => ({ place: 'local' as const, key })),
  ...Object.keys(sessionStorage).map((key) => ({ place: 'session' as const, key })),
  ...document.cookie
    .split(';')
    .map((part) => ({ place: 'cookie' as const, key: part.split('=')[0]?.trim() ?? '' }))
    .filter(({ key }) => key !== ''),
];

test('every key that a booking stores is listed, with its purpose', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await guest.book();
  const afterBooking = await page.evaluate(kept);
  await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).click();
  await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
  await page.goto(pathOf('cookieSettings', 'fi'));
  const present = await page.evaluate(kept);
  expect(present.length).toBeGreaterThanOrEqual(3);
  expect([...afterBooking, ...present].filter(({ place, key }) => entryOf(place, key) === null)).toEqual([]);
  for (const { key } of present) await expect(page.getByText(`${key} · `).first()).toBeVisible();
});

test('one key is deleted at once; a booking in progress, or everything, only after a question', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.begin();
  await guest.rooms().first().click();
  await guest.button(t('chooseRate.next')).waitFor();
  await page.goto(pathOf('cookieSettings', 'fi'));

  await guest.button(t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.brand.what') })).click();
  await expect(page.getByText('sarastus.brand · ').first()).toBeHidden();

  const flow = t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.booking.what') });
  await guest.button(flow).click();
  await expect(page.getByText(t('privacyLedger.confirm.flow'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('privacyLedger.confirm.keep') })
    .last()
    .click();
  await expect(guest.button(flow)).toBeVisible();

  await guest.button(t('privacyLedger.now.deleteAll')).click();
  await expect(page.getByText(t('privacyLedger.confirm.flow'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('privacyLedger.confirm.delete'), exact: true })
    .click();
  await expect(page.getByText(t('privacyLedger.now.empty'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the appearance goes back to the system’s when its key is deleted', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await page.goto(pathOf('cookieSettings', 'fi'));
  await page.getByText(t('shell.scheme.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await guest.button(t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.scheme.what') })).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});
