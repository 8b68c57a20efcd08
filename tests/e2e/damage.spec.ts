import type { Page } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { withValue } from '../answers/damage';
import { click } from '../support/click';
import { familyStay, Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** Damages the answers to operations that ask for a field: other values at places such as `hotels.0.name`. */
async function damage(page: Page, field: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/booking/graphql', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> | null };
    if (!data || !(field in data)) return route.fulfill({ response });
    const spoilt = Object.entries(values).reduce<unknown>((answer, [place, value]) => {
      const steps = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      return withValue(answer, [field, ...steps], value);
    }, data);
    return route.fulfill({ response, json: { data: spoilt } });
  });
}

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

test('a hotel without a readable time zone is left out of the results, and the others are shown', async ({
  page,
  complaints,
}) => {
  const guest = new Guest(page, 'en');
  await page.goto(hrefOf('searchResults', 'en', search));
  const hotels = page.getByRole('article');
  await hotels.first().waitFor();
  const all = await hotels.count();
  const names = await hotels.getByRole('heading').allTextContents();
  await damage(page, 'availability', { 'hotels.0.hotel.timeZone': 'Mars/Olympus' });
  await page.reload();
  await hotels.first().waitFor();
  await expect(hotels).toHaveCount(all - 1);
  const left = await hotels.getByRole('heading').allTextContents();
  expect(names).toEqual(expect.arrayContaining(left));
  await expect(page.getByText(guest.words.t('errors.transport.UNKNOWN.title'))).toHaveCount(0);
  // The error is reported, without any part of the answer.
  expect(complaints.join()).toContain('1 of');
  expect(complaints.join()).not.toContain('Olympus');
});

test('an offer, an extra and a picture that do not fit the contract are left out, and nothing else', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const strange: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) strange.push(request.url());
  });
  await damage(page, 'availability', {
    'hotels.0.availableRooms.0.price.amount.value': 'a lot',
    'hotels.0.roomTypes.0.images': [{ url: 'https://evil.example/eye.png', alt: 'An eye' }],
    'hotels.0.roomTypes.0.bedSize': 'HAMMOCK_90',
    'hotels.0.roomTypes.0.features': ['DESK', 'TELEPORT'],
    'hotels.0.rates.0.information.description': { html: '<b>' },
    'hotels.0.rates.1.constraints.restrictions': [{ reason: 'FULL_MOON_REQUIRED' }],
  });
  await guest.book();
  expect(strange).toEqual([]);
});

test('a day with an unreadable price shows none, and the other days show theirs', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const party = ['Helsinki', guest.words.plural('stay.rooms', 1), guest.words.plural('stay.adults', 2)].join(', ');
  await damage(page, 'lowestPrices', { '5.price.currency': 'XTS', '6.date': 'soon' });
  await page.goto(hrefOf('searchResults', 'en', search));
  await click(page.getByRole('main').getByRole('button', { name: guest.words.t('searchResults.summary.change') }));
  await expect(page.getByRole('dialog').getByText(guest.words.t('dates.priceNote', { party }))).toBeVisible();
});

test('the cancel dialog can be closed when the cancelled booking cannot be read', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.book();
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await click(guest.button(t('reservation.cancel.open')));
  await damage(page, 'cancelBooking', { 'booking.monetaryTotals.paid.value': 'a lot' });
  await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.confirm') }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('errors.transport.MALFORMED.title'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('reservation.cancel.keep') }).last()).toBeEnabled();
});

test('a payment whose answer cannot be read is checked by reading the booking, and the page does not stay busy', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.begin(familyStay);
  await guest.toConfirm(2);
  await guest.order();
  await damage(page, 'completeGuaranteeForBooking', { 'booking.departureDate': '2026-02-30' });
  await guest.onPaymentPage('pay');
  await page.waitForURL(`**${pathOf('confirmation', 'en')}*`);
});

test('an order whose amount cannot be read still leads to its booking', async ({ page, bookings }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await guest.toConfirm(1);
  await damage(page, 'createBooking', { 'paymentInstruction.amount.currency': 'XTS' });
  await guest.pay();
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
});

test('rooms that cannot be read, and prices by day in another form, are our problem and no empty hotel', async ({
  page,
}) => {
  const { t } = new Guest(page, 'en').words;
  await damage(page, 'availability', { 'hotels.0.availableRooms': [null] });
  await page.goto(hrefOf('chooseRoom', 'en', { ...search, place: '', hotel: '1001' }));
  await expect(page.getByText(t('errors.transport.MALFORMED.title'))).toBeVisible();
  await expect(page.getByText(t('noRoom.UNKNOWN'))).toHaveCount(0);
});

test('prices by day that do not come are told as such', async ({ page }) => {
  const { t } = new Guest(page, 'en').words;
  await page.route('**/booking/graphql', (route) =>
    route.request().postData()?.includes('LowestPrices')
      ? route.fulfill({ contentType: 'text/html', body: '<html>' })
      : route.fallback(),
  );
  await page.goto(hrefOf('searchResults', 'en', search));
  await expect(page.getByText(t('search.nearby.failed'))).toBeVisible();
  await expect(page.getByText(t('search.nearby.none'))).toHaveCount(0);
});
