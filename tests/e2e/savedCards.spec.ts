import type { Page } from '@playwright/test';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

const tokensKey = 'sarastus.auth.tokens';

/** Stores a customer's tokens, as a sign-in does. */
async function signIn(page: Page, customer: string): Promise<void> {
  const tokens = await (await page.request.get(`/oidc/test-token?customer=${customer}`)).text();
  await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [tokensKey, tokens]);
  await page.reload();
  await page.locator('#terms').waitFor();
}

test('a customer pays with a saved card without a payment page; an expired one is named, not offered', async ({
  page,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await expect(page.getByRole('radio', { name: /saved card/ })).toHaveCount(0);
  await signIn(page, 'scard');
  const saved = page.getByRole('radio', { name: /^Pay with your saved card now: Visa/ });
  await tick(saved);
  await expect(page.getByText(/Your saved card Mastercard .* has expired/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Mastercard/ })).toHaveCount(0);
  await expect(page.getByText(/Your saved card is charged €/)).toBeVisible();
  await tick(page.locator('#terms'));
  await click(guest.orderButton());
  await guest.confirmation();
  const { bookings, payments } = await ledger();
  expect(payments.map(({ state }) => state)).toEqual(['PAID']);
  expect(bookings[0]?.paid).toBe(payments[0]?.amount);
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await expect(page.getByRole('main')).toContainText(t('statuses.money.PAID'));
});

test('a customer saves the card they paid with, and it is offered the next time (shared)', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await signIn(page, 'none');
  await expect(page.getByRole('radio', { name: /sparade kort/ })).toHaveCount(0);
  await guest.pay();
  await click(guest.button(t('payment.savedCards.save.action')));
  await expect(page.getByText(/^Kortet Visa •••• \d{4} är sparat$/)).toBeVisible();
  await guest.begin();
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras();
  await guest.giveContact();
  await expect(page.getByRole('radio', { name: /^Betala nu med ditt sparade kort: Visa/ })).toBeVisible();
});

test('the page of a reservation says after a reload why its payment failed, until another one begins (shared)', async ({
  page,
}) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
  await guest.onPaymentPage('cancel');
  const reason = page.getByText(t('errors.payment.CANCELLED_BY_CUSTOMER.title'));
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
  await click(guest.button(t('payment.notPaid.again')));
  await page.waitForURL('**/pay/**');
  const stored = await page.evaluate(() => localStorage.getItem('sarastus.state.paymentError') ?? '');
  expect(stored).not.toContain('CANCELLED_BY_CUSTOMER');
});
