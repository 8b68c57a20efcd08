import type { Locator } from '@playwright/test';
import { hrefOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { contact, familyStay, Guest } from '../support/guest';
import { expect, test } from '../support/site';

test('a price that changed is shown line by line, and the guest decides again', async ({
  page,
  scenario,
  bookings,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  const first = await guest.orderButton().innerText();
  await tick(guest.payByCard());
  await tick(page.locator('#terms'));
  await scenario('price-change');
  await click(guest.orderButton());
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.changed') });
  await expect(dialog.getByRole('table', { name: t('checkAndConfirm.priceThenNow') })).toContainText('→');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(0);

  // Closed without an answer, the dialog opens again before anything is sent.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await click(guest.orderButton());
  await guest.acceptChange();
  await expect(dialog).toBeHidden();
  await expect(guest.orderButton()).toBeFocused();
  await expect(guest.orderButton()).not.toHaveText(first);
  await guest.order();
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
});

test('a room sold during the booking leads back to the rooms, and everything typed stays', async ({
  page,
  scenario,
}) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await tick(guest.payByCard());
  await tick(page.locator('#terms'));
  await scenario('last-room-sold');
  await click(guest.orderButton());
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.problems') });
  await expect(dialog).toContainText(t('errors.booking.ROOM_NOT_AVAILABLE.title'));
  await click(dialog.getByRole('button', { name: t('errors.actions.chooseRoom') }));
  await guest.rooms().first().waitFor();
  await click(guest.rooms().first());
  await guest.chooseRate(0);
  await page.goto(hrefOf('contactDetails', 'sv'));
  await expect(page.locator('#firstName')).toHaveValue(contact.firstName);
  await expect(page.locator('#email')).toHaveValue(contact.email);
});

test('every unavailable room is named, with a link to that room', async ({ page, scenario, ledger }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(familyStay);
  await guest.toConfirm(2);
  await tick(guest.payAtHotel());
  await tick(page.locator('#terms'));
  await scenario('every-room-refused');
  await click(guest.orderButton());
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.problems') });
  for (const room of [1, 2]) await expect(dialog).toContainText(t('staySummary.room', { number: room }));
  await click(dialog.locator('[data-room="1"]').getByRole('button'));
  await page.waitForURL(`**${hrefOf('chooseRoom', 'en', { room: 1 })}`);
  expect((await ledger()).bookings).toEqual([]);
});

test('a price that only the refusal contains can be accepted, and is booked', async ({ page, scenario, ledger }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await scenario('unexpected-price');
  await guest.order();
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.changed') });
  await expect(dialog.getByRole('row', { name: t('staySummary.adjustment') })).toBeVisible();
  await guest.acceptChange();
  await expect(
    page
      .getByRole('main')
      .getByRole('row', { name: t('staySummary.adjustment') })
      .first(),
  ).toBeVisible();
  await page.reload();
  await page.locator('#terms').waitFor();
  const agreed = /[\d.,]+/.exec(await guest.orderButton().innerText())?.[0];
  await click(guest.orderButton());
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  const { bookings } = await ledger();
  expect(bookings).toHaveLength(1);
  expect((bookings[0]?.paid ?? 0) / 100).toBe(Number(agreed));
});

test('cancel terms that changed at the same price are shown before anything is ordered', async ({
  page,
  scenario,
  ledger,
}) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await scenario('terms-change');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.changed') });
  await expect(dialog).toContainText(t('staySummary.cancel.none'));
  expect((await ledger()).bookings).toEqual([]);
  await guest.acceptChange();
  await expect(page.getByRole('complementary', { name: t('staySummary.title') })).toContainText(
    t('staySummary.cancel.none'),
  );
});

test('reloading at every step keeps what was chosen and typed (shared)', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.begin(familyStay);
  await page.reload();
  await click(guest.rooms().first());
  await page.waitForURL(`**${hrefOf('chooseRate', 'fi', { room: 0 })}`);
  await page.reload();
  await guest.chooseRate(0);
  await page.waitForURL(`**${hrefOf('chooseRoom', 'fi', { room: 1 })}`);
  await page.reload();
  await click(guest.rooms().first());
  await guest.chooseRate(1);
  await page.waitForURL(new RegExp(`${hrefOf('chooseExtras', 'fi')}`));
  await click(guest.addExtra().first());
  await page.reload();
  const breakfasts = page.getByRole('list', { name: 'Aamiainen' });
  await expect(breakfasts.getByRole('group').locator('output')).toHaveText('2');
  await guest.chooseExtras(false);
  await guest.fillContact();
  await page.reload();
  await expect(page.locator('#email')).toHaveValue(contact.email);
  await click(guest.button(t('contactDetails.next')));
  await tick(guest.payByCard());
  await page.reload();
  await expect(guest.payByCard()).toBeChecked();
  await page.goBack();
  await expect(page.locator('#lastName')).toHaveValue(contact.lastName);
});

/** What is stored if the page is left in the very moment in which an element is pressed, or a name typed into it. */
const storedWhenLeft = (target: Locator, name?: string) =>
  target.evaluate((element: HTMLElement, typed) => {
    if (typed === undefined) element.click();
    else {
      element.focus();
      document.execCommand('insertText', false, typed);
    }
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return JSON.stringify({ ...localStorage });
  }, name);

test('what is chosen or typed just before the page is left is stored (shared)', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await guest.resumeAt('chooseExtras');
  await guest.addExtra().first().waitFor();
  const late = guest.button(`${guest.words.t('chooseExtras.add')}: Myöhäinen lähtö klo 15.00`);
  expect(await storedWhenLeft(late)).toContain('Myöhäinen lähtö');
  await guest.resumeAt('contactDetails');
  expect(await storedWhenLeft(page.locator('#lastName'), 'Nurmilaukas')).toContain('Nurmilaukas');
});

test('a step that is not open yet leads to the first that is (shared)', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await page.goto(hrefOf('checkAndConfirm', 'en'));
  await page.waitForURL(/booking\/room\?room=0$/);
  await expect(guest.rooms().first()).toBeVisible();
});

test('another party starts the booking over, other dates keep the details', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras();
  await guest.fillContact();
  await page.goto(
    hrefOf('chooseRoom', 'en', { hotel: '1001', from: '2026-12-08', to: '2026-12-10', rooms: '1', adults: '1' }),
  );
  await click(guest.rooms().first());
  await guest.chooseRate(0);
  await page.goto(hrefOf('contactDetails', 'en'));
  await expect(page.locator('#firstName')).toHaveValue(contact.firstName);
  await page.goto(
    hrefOf('chooseRoom', 'en', { hotel: '1001', from: '2026-12-08', to: '2026-12-10', rooms: '1', adults: '2' }),
  );
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras(false);
  await expect(page.locator('#firstName')).toHaveValue('');
});

test('another language keeps the page, and the document has its language (shared)', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await click(guest.rooms().first());
  await page.waitForURL(`**${hrefOf('chooseRate', 'en', { room: 0 })}`);
  await click(page.getByRole('banner').getByRole('link', { name: 'Svenska' }));
  await page.waitForURL(`**${hrefOf('chooseRate', 'sv', { room: 0 })}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new Guest(page, 'sv').words.t('chooseRate.title'));
});

test('a stay that was chosen in English is called in Swedish after a change at the last step (shared)', async ({
  page,
  newGuest,
}) => {
  const [swedish, english] = [new Guest(page, 'sv'), new Guest(page, 'en')];
  const summary = page.getByRole('complementary', { name: swedish.words.t('staySummary.title') });
  await swedish.resumeAt('checkAndConfirm');
  const inSwedish = await summary.innerText();
  await newGuest();
  await english.resumeAt('checkAndConfirm');
  await click(page.getByRole('banner').getByRole('link', { name: 'Svenska' }));
  await page.waitForURL(`**${hrefOf('checkAndConfirm', 'sv')}`);
  await expect(summary).toHaveText(inSwedish.replaceAll(/\s+/g, ' '), { useInnerText: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Estonian content is marked as Estonian on a page with English texts (shared)', async ({ page }) => {
  const guest = new Guest(page, 'et');
  await guest.begin();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveAttribute('lang', 'et');
});
