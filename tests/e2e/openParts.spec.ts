import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

/** The operations that a page sends to the booking API from now on, in order, and whether with tokens. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/booking/graphql')) return;
    const { operationName }: { readonly operationName?: string } = request.postDataJSON() ?? {};
    calls.push(`${operationName ?? 'nameless'}${request.headers().authorization ? ' as a customer' : ''}`);
  });
  return calls;
}

/** Marks the document; after a reload the mark is gone. */
async function mark(page: Page): Promise<{ readonly isKept: () => Promise<boolean> }> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return { isKept: () => page.evaluate(() => document.documentElement.hasAttribute('data-mark')) };
}

/** Waits long enough for an unwanted call to be seen. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

const openReservation = async (guest: Guest): Promise<void> => {
  await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
  await guest.button(guest.words.t('reservation.cancel.open')).waitFor();
  await settle(guest.page);
};

const cancel = async (guest: Guest): Promise<void> => {
  await click(guest.button(guest.words.t('reservation.cancel.open')));
  await click(
    guest.page.getByRole('dialog').getByRole('button', { name: guest.words.t('reservation.cancel.confirm') }),
  );
};

test('cancelling updates every open part of the reservation with one call', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
  await openReservation(guest);
  const main = page.getByRole('main');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(main.getByText(t('statuses.booking.CONFIRMED'), { exact: true })).toBeVisible();
  await expect(guest.button(t('reservation.calendar.add'))).toBeVisible();
  const here = await mark(page);
  const calls = countCalls(page);
  await cancel(guest);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservation.confirmation.cancelled'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByText(t('statuses.booking.CANCELLED'), { exact: true })).toBeVisible();
  await expect(guest.button(t('reservation.cancel.open'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('reservation.options.title') })).toHaveCount(0);
  await expect(row(t('reservation.price.balance'))).toContainText('€0');
  await expect(row(t('reservation.price.refund.PENDING'))).toBeVisible();
  await expect(guest.button(t('reservation.calendar.remove'))).toBeVisible();
  await settle(page);
  expect(calls).toEqual(['useCancelBookingV2Mutation']);
  expect(await here.isKept()).toBe(true);
});

test('cancelling an unpaid booking removes the payment button and the reminder', async ({ page, ledger }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
  await guest.onPaymentPage('leave');
  await page.getByText(t('payment.open.title')).waitFor();
  const [booking] = (await ledger()).bookings;
  await page.goto(pathOf('findReservation', 'en'));
  await page.locator('[name=bookingNumber]').fill(booking?.number ?? '');
  await page.locator('[name=lastName]').fill('Virtanen');
  await click(guest.button(t('reservation.find.submit')));
  const reminder = page.locator('[data-waiting-payment]');
  const wayToPay = page.getByRole('main').getByText(t('payment.pay.begun'));
  await expect(wayToPay).toBeVisible();
  await expect(reminder).toBeVisible();
  await settle(page);
  const calls = countCalls(page);
  await cancel(guest);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservation.confirmation.cancelled'));
  await expect(wayToPay).toHaveCount(0);
  await expect(reminder).toHaveCount(0);
  await settle(page);
  expect(calls).toEqual(['useCancelBookingV2Mutation']);
});

test('paying in another tab: the open page asks once, and every part shows the paid booking', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
  await page.waitForURL('**/pay/**');
  const paymentPage = page.url();
  await guest.onPaymentPage('leave');
  await page.getByText(t('payment.open.title')).waitFor();
  await page.request.post(paymentPage, { form: { act: 'pay' }, maxRedirects: 0 });
  const here = await mark(page);
  const calls = countCalls(page);
  await guest.confirmation();

  await expect(page.getByRole('main')).toContainText(t('reservation.confirmation.title'));
  await expect(page.locator('[data-waiting-payment]')).toHaveCount(0);
  await settle(page);
  expect(calls).toEqual(['useCompletePaymentV2Mutation', 'useReservationV2Query']);
  expect(await here.isKept()).toBe(true);
});

const signInElsewhere = async (page: Page, customer: string): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(pathOf('home', 'en'));
  const { t } = new Guest(other, 'en').words;
  await click(other.getByRole('banner').getByRole('link', { name: t('shell.account.signIn') }));
  await click(other.locator(`button[value="${customer}"]`));
  await other.getByRole('banner').locator('summary[aria-label]').waitFor();
};

const stay = { hotel: '1001', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1' } as const;

/** Pages with prices: how to open one, a price on it, whether members have another one, and the operations that ask. */
const pages = {
  'the results and the prices of the calendar': {
    path: hrefOf('searchResults', 'en', stay),
    open: async ({ page, words }: Guest) => {
      await click(page.getByRole('main').getByRole('button', { name: words.t('searchResults.summary.change') }));
      await page.getByRole('dialog').locator('[data-day="2026-12-02"] [data-note]').waitFor();
    },
    price: (page: Page) =>
      page
        .getByRole('article')
        .first()
        .getByText(/with free cancellation$/),
    isAnother: true,
    // Prices of the days, of the nights around the stay, and of the dates that are chosen.
    asks: ['useLowestPricesV2Query', 'useLowestPricesV2Query', 'useLowestPricesV2Query', 'useSearchResultsV2Query'],
  },
  'the rooms of a hotel': {
    path: hrefOf('chooseRoom', 'en', stay),
    open: async () => undefined,
    price: (page: Page) =>
      page
        .getByRole('article')
        .first()
        .getByText(/with free cancellation$/),
    isAnother: true,
    asks: ['useHotelOffersV2Query'],
  },
  'the price on the page of a hotel': {
    path: `${hotelPath(hotelsByBrand.original, 'en')}?${new URLSearchParams(stay).toString()}`,
    open: async () => undefined,
    price: (page: Page) => page.locator('form#search').getByText(/^from €\d+/),
    // The lowest price is the same without a membership.
    isAnother: false,
    asks: ['useHotelAvailabilityV2Query'],
  },
} as const;

for (const [part, { path, open, price, isAnother, asks }] of inTurn(Object.entries(pages), 0)) {
  test(`signing in in another tab: ${part} change to the customer’s with one call`, async ({ page }) => {
    const guest = new Guest(page, 'en');
    await page.goto(path);
    await price(page).waitFor();
    await open(guest);
    await settle(page);
    const ofStranger = await price(page).innerText();
    const here = await mark(page);
    const calls = countCalls(page);
    await signInElsewhere(page, 'asom');

    await expect(page.locator('header summary[aria-label]').first()).toBeAttached();
    if (isAnother) await expect(price(page)).not.toHaveText(ofStranger);
    else await expect(price(page)).toHaveText(ofStranger);
    await settle(page);
    expect([...calls].sort()).toEqual(['loadCustomerV2Query', ...asks].map((name) => `${name} as a customer`));
    expect(await here.isKept()).toBe(true);
  });
}
