import type { Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { fillPurchase, openPurchase, orderCard } from '../support/cardSale';
import { click, tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { launchOptions } from '../support/launch';
import { expect, test } from '../support/site';
import { giveStays, openReservationList } from '../support/stays';

// A process for each tab, as guests have: what one writes reaches the other later.
test.use({ launchOptions });

/** For a browser without locks, and for pages on plain http. */
const withoutLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });

/** Holds every order until each tab has pressed its button, for as long as a slow network would. */
async function holdOrders(page: Page, name: string): Promise<{ release: () => void; count: () => number }> {
  let release = () => {};
  let sent = 0;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(name)) return route.continue();
    sent += 1;
    await pressed;
    return route.continue();
  });
  return { release, count: () => sent };
}

/** Presses the button of the form at once, if it is still there: a tab behind another one is not waited for. */
const pressOrder = ({ page }: Guest) =>
  page.evaluate(() => {
    const element = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
    element?.click();
  });

for (const locks of ['locks', 'no locks']) {
  test(`two tabs that order rooms in the same moment make one booking, and both say which (${locks})${locks === 'locks' ? '' : ' (shared)'}`, async ({
    page,
    context,
    ledger,
    flowApi,
  }) => {
    if (locks === 'no locks') await context.addInitScript(withoutLocks);
    const guest = new Guest(page, 'en');
    await guest.resumeAt('checkAndConfirm');
    const twin = new Guest(await context.newPage(), 'en');
    await twin.page.goto(page.url());
    await twin.page.locator('#terms').waitFor();
    for (const { page: tab } of [guest, twin]) {
      await tick(new Guest(tab, 'en').payByCard());
      await tick(tab.locator('#terms'));
    }
    const orders = await holdOrders(page, flowApi.book);
    await Promise.all([pressOrder(guest), pressOrder(twin)]);
    await expect.poll(orders.count).toBe(1);
    orders.release();
    // One goes to the payment, the other shows the same booking.
    const onPayment = () => [page, twin.page].filter((tab) => tab.url().includes('/pay/'));
    await expect.poll(() => onPayment().length).toBe(1);
    const { bookings } = await ledger();
    expect(bookings).toHaveLength(1);
    const other = onPayment()[0] === page ? twin.page : page;
    await expect(other.getByRole('main')).toContainText(bookings[0]?.number ?? 'no booking');
    expect(orders.count()).toBe(1);
  });
}

test('two tabs with two hotels each keep what they show, over a reload, and make two bookings', async ({
  page,
  context,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  await guest.begin({ ...shortStay, hotel: '1001' });
  const twin = new Guest(await context.newPage(), 'en');
  await twin.begin({ ...shortStay, hotel: '1002', from: '2026-12-02', to: '2026-12-03' });
  const shown = () => page.getByRole('main').innerText();
  const heading = await shown();
  await page.reload();
  await guest.rooms().first().waitFor();
  expect(await shown()).toBe(heading);
  await guest.toConfirm(1);
  await twin.toConfirm(1);
  const review = page.url();
  await page.reload();
  await page.locator('#terms').waitFor();
  expect(page.url()).toBe(review);
  await guest.pay();
  await expect(twin.page.locator('#terms')).toBeVisible();
  await twin.pay();
  const { bookings } = await ledger();
  expect(bookings.map(({ arrival, state }) => [arrival, state])).toEqual([
    ['2026-12-01', 'BOOKED'],
    ['2026-12-02', 'BOOKED'],
  ]);
});

test('two tabs that buy a card in the same moment make one order (shared)', async ({ page, context, ledger }) => {
  const guest = new Guest(page, 'en');
  await openPurchase(guest);
  await fillPurchase(guest);
  const twin = new Guest(await context.newPage(), 'en');
  await openPurchase(twin);
  await fillPurchase(twin);
  const orders = await holdOrders(page, 'purchaseSCard');
  await Promise.all([pressOrder(guest), pressOrder(twin)]);
  await expect.poll(orders.count).toBe(1);
  orders.release();
  await expect.poll(() => [page, twin.page].filter((tab) => tab.url().includes('/pay/')).length).toBe(1);
  await expect.poll(async () => (await ledger()).payments.length).toBe(1);
  expect(orders.count()).toBe(1);
});

test('a card that is given up can no longer be paid in the tab of its payment, and another one can be bought (shared)', async ({
  page,
  context,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await orderCard(guest);
  const other = new Guest(await context.newPage(), 'en');
  await other.page.goto(pathOf('sCardPurchase', 'en'));
  await expect(other.page.getByText(t('cardOrder.giveUp.byApi'))).toBeVisible();
  await click(other.button(t('cardOrder.drop')));
  await other.page.locator('#firstName').waitFor();
  await guest.onPaymentPage('pay');
  await expect(page.getByText(t('cardOrder.nothing.title'))).toBeVisible();
  await fillPurchase(other);
  await click(other.orderButton());
  await other.onPaymentPage('pay');
  await expect(other.page.getByText(t('cardOrder.paid.PURCHASE'))).toBeVisible();
  await expect(page.getByText(t('cardOrder.paid.PURCHASE'))).toHaveCount(0);
  expect((await ledger()).payments.map(({ state }) => state)).toEqual(['CANCELLED', 'PAID']);
});

test('a card that the bank decides on is not given up, and the guest is told why (shared)', async ({
  page,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await orderCard(guest);
  await guest.onPaymentPage('later');
  await page.getByText(t('cardOrder.atBank.title')).waitFor();
  await page.goto(pathOf('sCardPurchase', 'en'));
  await click(guest.button(t('cardOrder.drop')));
  await expect(page.getByText(t('cardOrder.giveUp.not'))).toBeVisible();
  await expect(page.getByText(t('cardOrder.giveUp.mayBeCharged'))).toBeVisible();
  await click(page.getByRole('link', { name: t('cardOrder.made.go') }));
  await expect(page.getByText(t('cardOrder.atBank.title'))).toBeVisible();
  expect((await ledger()).payments.map(({ state }) => state)).toEqual(['PENDING']);
});

test('a start of a payment that got no answer does not bar another way to pay', async ({ page, ledger, flowApi }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
  await guest.onPaymentPage('decline');
  await page.getByText(t('errors.payment.REFUSED_BY_ISSUER.title')).waitFor();
  const start = flowApi.book === 'createBooking' ? 'initiateGuaranteeForBooking' : 'initReservationPayment';
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(start)) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await click(guest.button(t('payment.notPaid.again')));
  await expect(page.locator('[data-failure="transport.NETWORK"]')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/graphql');
  await click(page.locator('summary').filter({ hasText: 'Nordea' }));
  await tick(page.getByRole('radio', { name: t('payment.ways.bank', { bank: 'OP' }) }));
  await click(guest.button(t('payment.notPaid.again')));
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  expect((await ledger()).payments.map(({ state }) => state)).toEqual(['DECLINED', 'SUPERSEDED', 'PAID']);
});

test('two tabs of one guest book once (shared)', async ({ page, context, bookings }) => {
  const guest = new Guest(page, 'en');
  await guest.resumeAt('checkAndConfirm');
  await tick(guest.payAtHotel());
  await tick(page.locator('#terms'));
  const second = await context.newPage();
  await second.goto(page.url());
  const twin = new Guest(second, 'en');
  await second.locator('#terms').waitFor();
  await click(guest.orderButton());
  // The first tab to notice shows the confirmation; the other says that the booking is made, and links to it.
  for (const tab of [guest, twin]) {
    const made = tab.page.getByRole('heading', { name: tab.words.t('reservation.confirmation.title') });
    const elsewhere = tab.page.getByRole('link', { name: tab.words.t('payment.none.openConfirmation') });
    await expect(made.or(elsewhere)).toBeVisible();
    await expect(tab.orderButton()).toBeHidden();
  }
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
});

test('another customer who signs in in another tab never sees the list of the first (shared)', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { keyOf } = await giveStays(page);
  await openReservationList(guest);
  const { bookingNumber } = keyOf('inHouse');
  await expect(page.getByText(bookingNumber)).toBeVisible();
  const other = await context.newPage();
  const tokens = await (await page.request.get('/oidc/test-token?customer=asom')).text();
  await other.goto('/robots.txt');
  await other.evaluate((text) => localStorage.setItem('sarastus.auth.tokens', text), tokens);
  await expect(page.getByText(bookingNumber)).toHaveCount(0);
  await expect(page.getByText(guest.words.t('reservationList.none.title'))).toBeVisible();
});
