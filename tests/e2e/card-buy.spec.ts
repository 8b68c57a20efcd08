import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { fillPurchase, giveCode, openPurchase, orderCard, signInAs, typed } from '../support/cardSale';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/site';
import type { Ledger } from '../support/site';

const paymentsOf = ({ payments }: Ledger) => payments.map(({ state, amount }) => ({ state, amount }));

const isBought = ({ page, words }: Guest) =>
  expect(page.getByRole('heading', { name: words.t('cardOrder.paid.PURCHASE') })).toBeVisible();

/** What the browser keeps of the sale and of what was typed. */
async function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

async function expectNothingKept(page: Page): Promise<void> {
  const kept = await keptIn(page);
  expect(kept).not.toMatch(/purchaseScard|sCardPromotionCode|SC7\d{5}/);
  for (const value of Object.values(typed)) expect(kept).not.toContain(value);
}

for (const locale of inTurn(locales, 3)) {
  test(`a stranger buys a card, and nothing of the form stays (${locale})`, async ({ page, ledger, complaints }) => {
    const guest = new Guest(page, locale);
    const { t, format } = guest.words;
    await openPurchase(guest);
    await expect(page.locator('#phoneNumberCountryCode')).toHaveValue('+358');
    await expect(page.locator('#countryCode')).toHaveValue('FI');
    await expect(page.locator('#communications')).toBeChecked();
    await expect(page.locator('#marketingEmail')).not.toBeChecked();
    await expect(page.locator('#marketingSms')).not.toBeChecked();
    await fillPurchase(guest);
    const total = format.money({ amount: 2500, currency: 'EUR' });
    await click(guest.button(t('cardOrder.pay.PURCHASE', { total })));
    await guest.onPaymentPage('pay');
    await isBought(guest);
    await expect(page.getByRole('main').getByText(/^64\d{2}\s\d{3}\s\d{3}$/)).toBeVisible();
    await expectNothingKept(page);
    expect(paymentsOf(await ledger())).toEqual([{ state: 'PAID', amount: 2500 }]);
    expect(complaints).toEqual([]);
  });

  test(`a customer buys with a promotion code, and has the card at once (${locale})`, async ({ page, ledger }) => {
    const guest = new Guest(page, locale);
    const { t, format } = guest.words;
    const price = format.money({ amount: 2000, currency: 'EUR' });
    const before = format.money({ amount: 2500, currency: 'EUR' });
    await signInAs(page, 'none');
    await openPurchase(guest);
    await expect(page.locator('#email')).not.toHaveValue('');
    await giveCode(guest, 'AAMU5');
    await expect(page.getByText(t('cardOrder.promotion.taken', { price, before }))).toBeVisible();
    await tick(guest.payByCard());
    await tick(page.locator('#termsAndConditionsAgreed'));
    await click(guest.button(t('cardOrder.pay.PURCHASE', { total: price })));
    await guest.onPaymentPage('pay');
    await isBought(guest);
    await expect(page.getByText(t('cardOrder.paid.inAccount'))).toBeVisible();
    expect(paymentsOf(await ledger())).toEqual([{ state: 'PAID', amount: 2000 }]);
    // The session knows the card: the form gives way to renewing.
    await page.goto(pathOf('sCardPurchase', locale));
    await expect(page.getByRole('heading', { name: t('cardPurchase.hasCard.title') })).toBeVisible();
  });
}

test('a customer saves the payment card with the purchase, and only then', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { accessToken } = await signInAs(page, 'none');
  const savedCards = async () => {
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { query: '{ savedPaymentCards { cards { lastDigits } } }' },
    });
    return ((await answer.json()) as { data: { savedPaymentCards: { cards: unknown[] } } }).data.savedPaymentCards
      .cards;
  };
  await openPurchase(guest);
  await expect(page.locator('#savePaymentCard')).toHaveCount(0);
  await tick(guest.payByCard());
  await expect(page.locator('#savePaymentCard')).not.toBeChecked();
  await tick(page.locator('#savePaymentCard'));
  await tick(page.locator('#termsAndConditionsAgreed'));
  await click(guest.orderButton());
  expect(await savedCards()).toEqual([]);
  await guest.onPaymentPage('pay');
  await isBought(guest);
  expect(await savedCards()).toHaveLength(1);
});

test('a customer pays with a saved payment card, without a payment page', async ({ page, ledger }) => {
  const guest = new Guest(page, 'sv');
  await signInAs(page, 'asom');
  await openPurchase(guest);
  await tick(page.getByRole('radio', { name: /sparade kort/ }));
  await tick(page.locator('#termsAndConditionsAgreed'));
  await click(guest.orderButton());
  await isBought(guest);
  expect(paymentsOf(await ledger())).toEqual([{ state: 'PAID', amount: 2500 }]);
});

test('a card that costs nothing is ordered without a payment page, by the keyboard alone', async ({ page, ledger }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await openPurchase(guest);
  for (const [field, value] of Object.entries(typed)) {
    await tabTo(page, page.locator(`#${field}`));
    await page.keyboard.type(value);
  }
  const answered = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('askPromotionQuery')),
  );
  await tabTo(page, page.locator('#promotionCode'));
  await page.keyboard.type('LAHJAKORTTI');
  await answered;
  const order = guest.button(t('cardOrder.payFree'));
  await press(page, order);
  // The terms are missing: the summary takes the focus, and its link leads to them.
  const problem = page.getByRole('link', { name: t('cardPurchase.problem.terms') });
  await expect(page.getByRole('group', { name: t('contactDetails.problems') })).toBeFocused();
  await press(page, problem);
  await expect(page.locator('#termsAndConditionsAgreed')).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, order);
  await isBought(guest);
  expect((await ledger()).payments).toEqual([]);
  await expectNothingKept(page);
});

test('a declined payment is resumed after a closed tab, on a phone in the dark', async ({ page, context, ledger }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const guest = new Guest(page, 'fi');
  const { t, format } = guest.words;
  await orderCard(guest);
  await guest.onPaymentPage('decline');
  await expect(page.getByText(t('cardOrder.notPaid.REFUSED_BY_ISSUER.title'))).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);

  const later = await context.newPage();
  await later.clock.setFixedTime(new Date('2026-11-02T10:00:00+02:00'));
  await page.close();
  await later.goto(pathOf('home', 'fi'));
  await later.getByText(t('shell.resumePayment.cardTitle')).waitFor();
  await click(later.getByRole('link', { name: t('shell.resumePayment.go') }));
  const again = new Guest(later, 'fi');
  await later.getByText(t('cardOrder.notPaid.safe')).waitFor();
  // The banks open from one line.
  await click(later.locator('summary').filter({ hasText: 'Nordea' }));
  await tick(later.getByRole('radio', { name: 'Nordea' }));
  await click(again.button(t('cardOrder.pay.AGAIN', { total: format.money({ amount: 2500, currency: 'EUR' }) })));
  await again.onPaymentPage('pay');
  await isBought(again);
  expect(paymentsOf(await ledger()).map(({ state }) => state)).toEqual(['DECLINED', 'PAID']);
  await expectNothingKept(later);
});

test('a lost answer is found again, and one card is ordered', async ({ page, ledger }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await openPurchase(guest);
  await fillPurchase(guest);
  // Ordered, but the answer never reaches this browser.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('purchaseSCard')) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await click(guest.orderButton());
  await page.getByText(t('cardOrder.unanswered.title')).waitFor({ timeout: 30_000 });
  await page.unroute('**/graphql');
  await page.reload();
  await click(guest.button(t('cardOrder.unanswered.again')));
  await page.waitForURL('**/pay/**');
  expect((await ledger()).payments).toHaveLength(1);
  await guest.onPaymentPage('pay');
  await isBought(guest);
});

test('two tabs that come back from the same payment agree, and it is paid once', async ({ page, context, ledger }) => {
  const guest = new Guest(page, 'en');
  await orderCard(guest);
  const paymentPage = page.url();
  const other = new Guest(await context.newPage(), 'en');
  await other.page.goto(pathOf('sCardPayment', 'en'));
  await other.page.getByText(other.words.t('cardOrder.open.title')).waitFor();
  // A second form would be a second order: the other tab shows the one there is.
  await other.page.goto(pathOf('sCardPurchase', 'en'));
  await other.page.getByText(other.words.t('cardOrder.made.title')).waitFor();
  await click(other.page.getByRole('link', { name: other.words.t('cardOrder.made.go') }));
  await other.page.getByText(other.words.t('cardOrder.open.title')).waitFor();
  await guest.onPaymentPage('pay');
  await isBought(guest);
  await isBought(other);
  await page.goto(paymentPage);
  await page.waitForLoadState();
  expect(paymentsOf(await ledger())).toEqual([{ state: 'PAID', amount: 2500 }]);
  await expectNothingKept(other.page);
});
