import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { giveCode, openRenewal } from '../support/cardSale';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

for (const locale of inTurn(locales, 2)) {
  test(`a customer renews an expiring card, and sees the new validity before paying (${locale})`, async ({
    page,
    ledger,
    complaints,
  }) => {
    const guest = new Guest(page, locale);
    const { t, format } = guest.words;
    await openRenewal(guest, 'scard-expiring');
    // Two weeks are left on 2 November 2026; the new year begins after them.
    await expect(page.getByText(format.date('2026-11-16'), { exact: true })).toBeVisible();
    await expect(page.getByText(format.date('2027-11-16'), { exact: true })).toBeVisible();
    await giveCode(guest, 'UUSIVUOSI');
    const total = format.money({ amount: 1250, currency: 'EUR' });
    await tick(guest.payByCard());
    await click(guest.button(t('cardOrder.pay.RENEWAL', { total })));
    await guest.onPaymentPage('pay');
    await expect(page.getByRole('heading', { name: t('cardOrder.paid.RENEWAL') })).toBeVisible();
    await expect(page.getByText(format.date('2027-11-16'), { exact: true })).toBeVisible();
    expect((await ledger()).payments.map(({ state, amount }) => ({ state, amount }))).toEqual([
      { state: 'PAID', amount: 1250 },
    ]);
    const kept = await page.evaluate(() => Object.keys(localStorage).join(' '));
    expect(kept).not.toMatch(/renewScard|sCardPromotionCode/);
    expect(complaints).toEqual([]);
  });
}

test('an expired card gets its new year from today', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t, format } = guest.words;
  await openRenewal(guest, 'scard-expired');
  await expect(page.getByText(t('cardRenewal.expired'), { exact: true })).toBeVisible();
  await expect(page.getByText(format.date('2027-11-01'), { exact: true })).toBeVisible();
});

test('a card that is valid for long is not renewed yet, and the page says from when', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  await openRenewal(guest, 'scard');
  await expect(page.getByText(guest.words.t('cardRenewal.notYet.title'))).toBeVisible();
  await expect(page.locator('#promotionCode')).toHaveCount(0);
});

test('renewing asks for a sign-in in place, and comes back to the same page', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.goto(pathOf('sCardRenewal', 'en'));
  await click(page.getByRole('main').getByRole('button', { name: guest.words.t('cardRenewal.signIn.go') }));
  await click(page.locator('button[value="none"]'));
  await page.waitForURL(`**${pathOf('sCardRenewal', 'en')}*`);
  await expect(page.getByText(guest.words.t('cardRenewal.none.title'))).toBeVisible();
});
