import type { Locator } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { familyStay, Guest } from '../support/guest';
import { refusals } from '../support/hostileStorage';
import { expect, test } from '../support/site';

type Subscribe = (event: string, listener: (path: string) => void) => void;

test.describe('paying', () => {
  test('a declined card is not charged, and paying again works', async ({ page, bookings }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    await guest.order();
    await guest.onPaymentPage('decline');
    await expect(page.getByText(t('errors.payment.REFUSED_BY_ISSUER.title'))).toBeVisible();
    await click(guest.button(t('payment.notPaid.again')));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  });

  test('a cancelled payment is shown as the guest’s choice, and can be started again', async ({ page }) => {
    const guest = new Guest(page, 'sv');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    await guest.order();
    await guest.onPaymentPage('cancel');
    await expect(page.getByText(t('errors.payment.CANCELLED_BY_CUSTOMER.title'))).toBeVisible();
    await click(guest.button(t('payment.notPaid.again')));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
  });

  test('a guest who closed the bank’s window comes back and pays', async ({ page, context, bookings }) => {
    const guest = new Guest(page, 'fi');
    await guest.resumeAt('checkAndConfirm');
    await guest.order();
    await page.waitForURL('**/pay/**');
    await page.close();

    const later = await context.newPage();
    const returned = new Guest(later, 'fi');
    await later.goto(pathOf('home', 'fi'));
    await click(later.getByRole('link', { name: returned.words.t('shell.resumePayment.go') }));
    await expect(later.getByText(returned.words.t('payment.open.title'))).toBeVisible();
    await click(later.getByText(returned.words.t('payment.open.go')));
    await returned.onPaymentPage('pay');
    await returned.confirmation();
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  });

  test('no page opens while the bank’s is on its way, and Back leads to the payment (shared)', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await guest.resumeAt('checkAndConfirm');
    // No page of the bank comes: the browser stays where it is.
    await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/pay/'));
    await page.evaluate(() => {
      const { router } = (window as unknown as { next: { router: { events: { on: Subscribe } } } }).next;
      router.events.on('routeChangeStart', (path) => (document.documentElement.dataset['left'] = path));
    });
    await guest.order();
    await asked;
    // What React does after the answer is done two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => document.documentElement.dataset['left'])).toBeUndefined();
    await expect(guest.orderButton()).toHaveAttribute('aria-disabled', 'true');

    // The browser restores the page from its cache, with the button still busy.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForURL(`**${pathOf('paymentReturn', 'en')}`);
    await expect(page.getByText(guest.words.t('payment.open.title'))).toBeVisible();
  });

  test('a double click and a reload book once', async ({ page, bookings }) => {
    const guest = new Guest(page, 'en');
    await guest.resumeAt('checkAndConfirm');
    await tick(guest.payAtHotel());
    await tick(page.locator('#terms'));
    await click(guest.orderButton(), { clickCount: 2 });
    await guest.confirmation();
    await page.reload();
    await guest.confirmation();
    await page.goBack();
    await page.waitForURL(/./);
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  });

  test('the review says its total at the end of its lines and once by the button', async ({ page }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('#terms') });
    const bar = page.locator('[data-bottom-bar]');
    const total = /€[\d.,]+/.exec(await bar.innerText())?.[0] ?? 'none';
    const timesIn = async (part: Locator) => (await part.innerText()).split(total).length - 1;
    expect([await timesIn(form), await timesIn(bar)]).toEqual([2, 1]);
    await tick(guest.payByCard());
    await expect(guest.orderButton()).toContainText(total);
    expect([await timesIn(form), await timesIn(bar)]).toEqual([2, 1]);
    const summary = page.getByRole('complementary', { name: t('staySummary.title') });
    await expect(summary).not.toContainText(t('staySummary.total'));
  });

  test('a lost answer books once', async ({ page, scenario, bookings, flowApi }) => {
    const guest = new Guest(page, 'en');
    await guest.resumeAt('checkAndConfirm');
    await scenario(`lost-answer:${flowApi.book}`);
    await guest.order(guest.payAtHotel());
    await guest.confirmation();
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  });

  test('a booking to be paid at the hotel that cannot be read is not called a payment', async ({ page, flowApi }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    await page.route(`**${flowApi.endpoint}`, (route) =>
      route.request().postData()?.includes('useReservationV') ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await guest.order(guest.payAtHotel());
    await expect(page.getByRole('heading', { name: t('payment.unconfirmed.title') })).toBeVisible();
    await expect(page.getByRole('main').getByText(t('payment.pending.body'))).toHaveCount(0);
    // Nor by a step, which the guest goes back to.
    await page.goto(hrefOf('chooseExtras', 'en'));
    await expect(page.locator('[data-order-state="unconfirmed"]')).toHaveText(t('order.standing.unconfirmed.title'));
    await expect(page.getByRole('main').getByRole('link', { name: t('order.goToPayment') })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(t('order.keepHint'));
    await page.goto(pathOf('paymentReturn', 'en'));
    await expect(page.getByRole('heading', { name: t('payment.unconfirmed.title') })).toBeVisible();
    // The page asks again by itself.
    await page.unroute(`**${flowApi.endpoint}`);
    await guest.confirmation();
  });
});

test('a payment that the bank decides later keeps the rooms, is not paid twice, and is confirmed when it arrives', async ({
  page,
  harness,
  request,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  // The banks open from one line.
  await click(page.locator('summary').filter({ hasText: 'Nordea' }));
  await guest.order(page.getByRole('radio', { name: t('payment.ways.bank', { bank: 'OP' }) }));
  await guest.onPaymentPage('later');
  const state = page.getByRole('heading', { name: t('payment.atBank.title') });
  await expect(state).toBeVisible();
  await expect(page.getByText(/We last checked on Mon 2 Nov 2026 at.09:00/)).toBeVisible();
  await expect(page.getByRole('link', { name: t('payment.open.go') })).toHaveCount(0);

  // The next morning, in the same browser: the hold has not ended, and nothing offers to pay again.
  const morning = '2026-11-03T08:30:00+02:00';
  await request.post(`${harness.address}/__test/clock`, { data: { now: morning } });
  await page.clock.setFixedTime(new Date(morning));
  await page.goto(pathOf('paymentReturn', 'en'));
  await expect(state).toBeVisible();
  await expect(page.getByText(/We last checked on Tue 3 Nov 2026 at.08:30/)).toBeVisible();

  // The bank confirms: a check by the guest is enough, also in another tab.
  const [made] = (await ledger()).bookings;
  await request.post(`${harness.address}/__test/payments`, { data: { bookingNumber: made?.number, act: 'pay' } });
  await page.reload();
  await guest.confirmation();
  const { bookings, payments } = await ledger();
  expect(payments.map((payment) => payment.state)).toEqual(['PAID']);
  expect(bookings[0]?.paid).toBe(payments[0]?.amount);
});

test('a guarantee by card charges nothing and confirms', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(familyStay);
  await guest.toConfirm(2);
  await guest.order(page.getByRole('radio', { name: t('payment.ways.CARD_VERIFICATION') }));
  await guest.onPaymentPage('verify');
  await guest.confirmation();
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await expect(page.getByRole('main')).toContainText(t('statuses.money.GUARANTEED_BY_CARD'));
});

test('a cancelled booking asks for no payment: its refund is shown, and the page starts with the cancellation', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await click(guest.button(t('reservation.cancel.open')));
  await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.confirm') }));
  const heading = page.getByRole('heading', { level: 1, name: t('reservation.confirmation.cancelled') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/will be refunded to your card by .* 2026/);
  await expect(page.getByRole('row', { name: t('reservation.price.balance') })).toContainText('€0');
  const saved = page.waitForEvent('download');
  await click(guest.button(t('reservation.calendar.remove')));
  const file = await (await saved).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toContain('METHOD:CANCEL');
  expect(text).toContain('STATUS:CANCELLED');
});

test('a confirmation can be removed from a shared computer (shared)', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
  await click(guest.button(guest.words.t('reservation.forget.action')));
  await page.waitForURL(`**${pathOf('home', 'sv')}`);
  await page.goto(pathOf('confirmation', 'sv'));
  await expect(page.getByText(guest.words.t('reservation.confirmation.none'))).toBeVisible();
});

test('a day later this browser shows the stay, and no longer opens the booking (shared)', async ({
  page,
  harness,
  request,
}) => {
  const guest = new Guest(page, 'en');
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
  const tomorrow = '2026-11-03T10:00:00+02:00';
  await request.post(`${harness.address}/__test/clock`, { data: { now: tomorrow } });
  await page.clock.setFixedTime(new Date(tomorrow));
  await page.reload();
  await expect(page.getByText(guest.words.t('reservation.keptCopy.title'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /Töölönlahti/ })).toBeVisible();
  await expect(page.getByRole('link', { name: guest.words.t('reservation.link.open') })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('sarastus.state.madeBookings'))).toContain(
    '"bookingHash":null',
  );
});

/** Ordering and paying by card in a browser that stores nothing. */
async function orderWithoutStorage(guest: Guest): Promise<void> {
  const { page } = guest;
  const [refuse] = Object.values(refusals).slice(-1);
  if (!refuse) throw new Error('No refusal');
  await page.addInitScript(refuse);
  await guest.begin();
  await guest.toConfirm(1);
  await guest.order();
}

test('without storage the payment page leads back to the booking, its number and what became of it', async ({
  page,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  await orderWithoutStorage(guest);
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  const { bookings, payments } = await ledger();
  expect(bookings.map(({ state }) => state)).toEqual(['BOOKED']);
  expect(payments.filter(({ state }) => state === 'PAID')).toHaveLength(1);
  await expect(page.getByRole('main')).toContainText(bookings[0]?.number ?? 'no booking');
  expect(page.url()).not.toContain('hash');
});

test('without storage a declined payment is told with the number, and can be paid again', async ({ page, ledger }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await orderWithoutStorage(guest);
  await guest.onPaymentPage('decline');
  await expect(page.getByText(t('payment.notPaid.safe'))).toBeVisible();
  const [made] = (await ledger()).bookings;
  await expect(page.getByRole('main')).toContainText(made?.number ?? 'no booking');
  expect(page.url()).not.toContain('hash');
  await click(guest.button(t('payment.notPaid.again')));
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  expect((await ledger()).bookings.map(({ state }) => state)).toEqual(['BOOKED']);
});
