import { entryOf } from '../../src/features/privacy-ledger/keptKeys';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
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
  await click(page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
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
  await click(guest.rooms().first());
  await guest.button(t('chooseRate.next')).waitFor();
  await page.goto(pathOf('cookieSettings', 'fi'));

  await click(guest.button(t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.brand.what') })));
  await expect(page.getByText('sarastus.brand · ').first()).toBeHidden();

  const flow = t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.booking.what') });
  await click(guest.button(flow));
  await expect(page.getByText(t('privacyLedger.confirm.flow'))).toBeVisible();
  await click(
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('privacyLedger.confirm.keep') })
      .last(),
  );
  await expect(guest.button(flow)).toBeVisible();

  await page.evaluate(() => localStorage.setItem('cart', 'of another site on this host'));
  await click(guest.button(t('privacyLedger.now.deleteAll')));
  await expect(page.getByText(t('privacyLedger.confirm.flow'))).toBeVisible();
  await click(page.getByRole('dialog').getByRole('button', { name: t('privacyLedger.confirm.delete'), exact: true }));
  await expect(page.getByText('sarastus.consent · ').first()).toBeHidden();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(['cart']);
  await click(guest.button(t('privacyLedger.now.deleteOne', { what: t('privacyLedger.unknown.what') })));
  await expect(page.getByText(t('privacyLedger.now.empty'))).toBeVisible();
});

test('the appearance goes back to the system’s when its key is deleted', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await page.goto(pathOf('cookieSettings', 'fi'));
  await click(page.getByText(t('shell.scheme.dark'), { exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await click(guest.button(t('privacyLedger.now.deleteOne', { what: t('privacyLedger.keys.scheme.what') })));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});
