import type { BrowserContext } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { familyStay, Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** A name of this machine that is no secure origin, like an address of the local network. */
test.use({
  baseURL: async ({ harness }, use) => {
    await use(harness.address.replace('localhost', 'sarastus.test'));
  },
});

/** The visit ids in the headers of the site's calls, in order of the first call. */
function visitsOf(context: BrowserContext): ReadonlySet<string> {
  const visits = new Set<string>();
  context.on('request', (request) => {
    const id = request.headers()['x-correlation-session-id'];
    if (id !== undefined) visits.add(id);
  });
  return visits;
}

test('a family books and pays from another device over plain http, with one visit id', async ({
  page,
  context,
  bookings,
}) => {
  const visits = visitsOf(context);
  const guest = new Guest(page, 'fi');
  await guest.begin(familyStay);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await click(page.getByRole('banner').getByRole('link', { name: guest.words.t('shell.account.signIn') }));
  await click(page.locator('button[value="scard"]'));
  await guest.rooms().first().waitFor();
  await guest.chooseRoomsAndRates(2);
  await guest.chooseExtras();
  await expect(page.locator('#firstName')).toHaveValue('Sakari');
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await guest.pay();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  expect([...visits]).toEqual([expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)]);
});

test('a declined payment can be started again over plain http', { tag: '@whole' }, async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await guest.toConfirm(1);
  await guest.order();
  await guest.onPaymentPage('decline');
  await page.waitForURL(`**${pathOf('paymentReturn', 'en')}*`);
  await click(guest.button(guest.words.t('payment.notPaid.again')));
  await guest.onPaymentPage('pay');
  await guest.confirmation();
});
