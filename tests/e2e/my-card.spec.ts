import type { Page } from '@playwright/test';
import { countryName } from '../../src/i18n/countryName';
import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { choose, click, tick } from '../support/click';
import { crowding } from '../support/crowding';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { press, tabTo } from '../support/keyboard';
import { buyCard, confirmLeaving, openMyCard, signInAs } from '../support/myCard';
import { expect, test } from '../support/site';

/** The rows of transactions. */
const rows = (page: Page) => page.getByRole('main').locator('li[tabindex]');

const saidNow = (guest: Guest) => guest.page.getByText(guest.words.t('myCard.details.saved'));

/** Signs in on the page itself, and comes back to it. */
async function signInHere(guest: Guest, customer: string): Promise<void> {
  const { page, locale, words } = guest;
  await page.goto(pathOf('mySCard', locale));
  await click(page.getByRole('main').getByRole('button', { name: words.t('myCard.signIn.go') }));
  await click(page.locator(`button[value="${customer}"]`));
  await page.getByRole('heading', { name: words.t('myCard.points.title') }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathOf('mySCard', locale));
}

/** Shows another page of transactions, and those of one kind. */
async function lookThrough(guest: Guest): Promise<void> {
  const { page, words } = guest;
  const { t } = words;
  await expect(rows(page)).toHaveCount(20);
  await click(guest.button(t('myCard.transactions.more')));
  await expect(rows(page)).toHaveCount(40);
  await expect(rows(page).nth(20)).toBeFocused();
  await choose(page.getByLabel(t('myCard.transactions.filter'), { exact: true }), 'MEAL_BENEFIT');
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).filter({ hasText: t('myCard.transactions.kind.MEAL_BENEFIT') })).toHaveCount(8);
  await choose(page.getByLabel(t('myCard.transactions.filter'), { exact: true }), 'PURCHASE');
  await page.getByText(t('myCard.transactions.noPoints')).first().waitFor({ state: 'attached' });
  const withWine = rows(page)
    .filter({ hasText: t('myCard.transactions.noPoints') })
    .first();
  await click(withWine.locator('summary'));
  await expect(withWine.getByText(t('myCard.transactions.noPoints')).first()).toBeVisible();
}

/** Changes a name and a consent; the page says so once. */
async function changeDetails(guest: Guest): Promise<void> {
  const { page, words } = guest;
  const { t } = words;
  await click(page.getByRole('link', { name: t('myCard.details.edit') }));
  await expect(page.getByRole('heading', { level: 1, name: t('myCard.details.edit') })).toBeFocused();
  await page.locator('#city').fill('');
  await tick(page.getByLabel(t('myCard.consents.marketingEmail')));
  await choose(page.getByLabel(t('myCard.details.language')), 'sv');
  await click(guest.button(t('myCard.details.save')));
  await expect(page.getByRole('link', { name: t('contactDetails.problem.required.city') })).toBeVisible();
  await page.locator('#city').fill('Rovaniemi');
  await click(guest.button(t('myCard.details.save')));
  await expect(saidNow(guest)).toBeVisible();
  const address = page.getByText(new RegExp(`Rovaniemi, ${countryName('FI', guest.locale)}$`));
  await expect(address).toBeVisible();
  await page.reload();
  await address.waitFor();
  await expect(saidNow(guest)).toHaveCount(0);
  const consent = page.locator('dl > div').filter({ hasText: t('myCard.consents.marketingEmail') });
  await expect(consent.getByText(t('myCard.consents.yes'), { exact: true })).toBeVisible();
}

for (const locale of inTurn(locales, 0)) {
  test(`a holder looks through the transactions, changes details and consents, and removes the card (${locale})`, async ({
    page,
    complaints,
  }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    await signInHere(guest, 'scard');
    await expect(page.getByRole('img', { name: t('myCard.code', { number: '6400\u00a0100\u00a0019' }) })).toBeVisible();
    await lookThrough(guest);
    await changeDetails(guest);
    await click(guest.button(t('myCard.leave.remove')));
    await confirmLeaving(guest, 'remove');
    await expect(page.getByText(t('myCard.leave.removed'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: t('myCard.none.connect') })).toHaveAttribute(
      'href',
      pathOf('sCardConnect', locale),
    );
    // The account has no card any more, on no page.
    await click(page.getByRole('banner').locator('summary[aria-label]'));
    await expect(guest.button(t('shell.account.signOut'))).toBeVisible();
    await expect(page.getByRole('banner').getByText(/S-Card .*\d{4}/)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`a purchase is withdrawn in two steps, with a receipt (${locale})`, async ({ page, complaints }) => {
    const guest = new Guest(page, locale);
    const { t, format } = guest.words;
    await buyCard(page);
    await signInAs(page, 'none');
    await page.goto(pathOf('findReservation', locale));
    await click(page.getByRole('banner').locator('summary[aria-label]'));
    await click(page.getByRole('banner').getByRole('link', { name: t('shell.account.myCard') }));
    await withdraw(guest);
    await expect(page.getByText(format.date('2026-11-07')).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: t('myCard.none.title') })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

async function withdraw(guest: Guest): Promise<void> {
  const { page, words } = guest;
  await click(guest.button(words.t('myCard.leave.withdraw')));
  await expect(page.getByText(words.t('myCard.leave.withdrawBody.PURCHASE'))).toBeVisible();
  await confirmLeaving(guest, 'withdraw');
  await expect(page.getByRole('heading', { name: words.t('myCard.leave.withdrawn') })).toBeVisible();
  await expect(guest.button(words.t('myCard.leave.print'))).toBeVisible();
}

test(
  'a holder on a phone in the dark changes details, looks through the transactions and withdraws',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const guest = new Guest(page, 'fi');
    await openMyCard(guest);
    expect(await crowding(page)).toEqual([]);
    await lookThrough(guest);
    await changeDetails(guest);
    expect(await crowding(page)).toEqual([]);
    await buyCard(page);
    await signInAs(page, 'none');
    await page.goto(pathOf('mySCard', 'fi'));
    await withdraw(guest);
    expect(await crowding(page)).toEqual([]);
  },
);

test('a holder uses the page of the card with the keyboard alone', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await openMyCard(guest);
  await press(page, guest.button(t('myCard.transactions.more')));
  await expect(rows(page).nth(20)).toBeFocused();
  const filter = page.getByLabel(t('myCard.transactions.filter'), { exact: true });
  await page.reload();
  await tabTo(page, filter);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page)).toHaveCount(8);
  await press(page, page.getByRole('link', { name: t('myCard.details.edit') }));
  await tabTo(page, page.locator('#city'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Vasa');
  await press(page, page.getByLabel(t('myCard.consents.marketingSms')), 'Space');
  await press(page, guest.button(t('myCard.details.save')));
  await expect(saidNow(guest)).toBeVisible();
  await expect(page.getByText(/ Vasa, Finland$/)).toBeVisible();
  await press(page, guest.button(t('myCard.leave.remove')));
  await page.keyboard.press('Escape');
  await expect(guest.button(t('myCard.leave.remove'))).toBeFocused();
  await page.keyboard.press('Enter');
  await press(
    page,
    page.getByRole('dialog').getByRole('button', { name: t('myCard.leave.removeConfirm'), exact: true }),
  );
  await expect(page.getByText(t('myCard.leave.removed'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a card prints on one sheet, without what only works on a screen', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await openMyCard(guest, 'scard-expiring');
  await rows(page).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: t('myCard.code', { number: '6400\u00a0100\u00a0027' }) })).toBeVisible();
  await expect(guest.button(t('myCard.print'))).toBeHidden();
  await expect(guest.button(t('myCard.leave.remove'))).toBeHidden();
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  expect((paper.toString('latin1').match(/\/Type\s*\/Page(?!s)/g) ?? []).length).toBe(1);
});
