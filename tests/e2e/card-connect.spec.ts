import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { cardEmail, codeSent, askCode, giveCode, openConnect, toCode, wrongCode } from '../support/connectPages';
import { Guest } from '../support/guest';
import { press, tabTo } from '../support/keyboard';
import { letPass } from '../support/letPass';
import { expect, now, test } from '../support/site';

test.afterEach(({ page }) => page.request.post('/__test/clock', { data: '{"now":null}' }));

/** The card as the page shows it once it is connected: its number, its level, what it gives. */
async function expectConnected({ page, words }: Guest): Promise<void> {
  const done = page.getByRole('heading', { name: words.t('cardConnect.done.title') });
  await expect(done).toBeVisible();
  await expect(page.locator('*:focus').filter({ has: done })).toBeVisible();
  const card = page.getByRole('main');
  await expect(card).toContainText(/6400\s\d{3}\s\d{3}/);
  await expect(card.getByRole('heading', { level: 3 }).first()).toContainText(words.t('cardConnect.done.level'));
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(card.getByRole('link', { name: words.t('cardConnect.done.myCard') })).toBeVisible();
}

const field = (page: Page) => page.locator('#code');
const attempts = (guest: Guest, count: number) =>
  guest.page.getByText(guest.words.plural('cardConnect.code.attempts', count));

for (const locale of ['fi', 'et'] as const) {
  test(`a card is connected after three wrong codes (${locale})`, async ({ page, complaints }) => {
    const guest = new Guest(page, locale);
    await toCode(guest);
    const code = await codeSent(guest);
    for (const left of [4, 3, 2]) {
      await giveCode(guest, wrongCode(code));
      await expect(attempts(guest, left)).toBeVisible();
      await expect(field(page)).toBeFocused();
    }
    // As it is copied from a message on a phone.
    await giveCode(guest, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expectConnected(guest);
    await page.reload();
    await expect(page.getByText(guest.words.t('cardConnect.own.title'))).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('connectScard')))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
  });
}

test('a stranger signs in, and connects a card with the keyboard alone', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(pathOf('sCardConnect', 'en'));
  await press(page, page.getByRole('main').getByRole('button', { name: t('cardConnect.signIn.go') }));
  await press(page, page.locator('button[value="none"]'));
  await page.waitForURL(`**${pathOf('sCardConnect', 'en')}`);
  await page.locator('#email').waitFor();
  await tabTo(page, page.locator('#email'));
  await page.keyboard.type(cardEmail);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  // A reload between the message and the code.
  await page.reload();
  await field(page).waitFor();
  await tabTo(page, field(page));
  const code = await codeSent(guest);
  for (const left of [4, 3, 2]) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(wrongCode(code));
    await page.keyboard.press('Enter');
    await expect(attempts(guest, left)).toBeVisible();
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expectConnected(guest);
});

test('on a phone in the dark a code that has run out is replaced by another one', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const guest = new Guest(page, 'sv');
  const { t, plural } = guest.words;
  await toCode(guest);
  const first = await codeSent(guest);
  await expect(page.getByText(plural('cardConnect.code.validFor', 15))).toBeVisible();
  await expect(page.getByText(plural('cardConnect.code.resendSeconds', 60))).toBeVisible();
  await letPass(context, page, 16);
  await expect(page.getByText(t('cardConnect.code.expired'))).toBeVisible();
  await giveCode(guest, first);
  await expect(page.getByText(t('errors.card.VERIFICATION_CODE_EXPIRED.body'))).toBeVisible();
  await click(guest.button(t('cardConnect.code.resend')));
  await expect(page.getByText(t('cardConnect.code.resent', { email: cardEmail }))).toBeVisible();
  await expect(field(page)).toBeFocused();
  const second = await codeSent(guest);
  expect(second).not.toBe(first);
  await giveCode(guest, second);
  await expectConnected(guest);
});

test('after too many wrong codes none is taken until another one can be sent', async ({ page, context }) => {
  const guest = new Guest(page, 'fi');
  const { t, plural } = guest.words;
  await toCode(guest);
  const code = await codeSent(guest);
  for (const left of [4, 3, 2, 1]) {
    await giveCode(guest, wrongCode(code));
    await expect(attempts(guest, left)).toBeVisible();
  }
  await giveCode(guest, wrongCode(code));
  await expect(page.getByText(t('errors.card.TOO_MANY_ATTEMPTS.title'))).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByText(plural('cardConnect.code.resendMinutes', 15))).toBeVisible();
  await letPass(context, page, 15);
  await click(guest.button(t('cardConnect.code.resend')));
  await expect(field(page)).toBeFocused();
  await giveCode(guest, await codeSent(guest));
  await expectConnected(guest);
});

test('the member rate shows at once in a search that is open in another tab', async ({ page, context }) => {
  const guest = new Guest(page, 'en');
  await openConnect(guest);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(now));
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1', breakfast: '1' };
  await other.goto(hrefOf('searchResults', 'en', search));
  const hotel = other.locator('li').filter({ has: other.locator('#hotel-1001') });
  const price = hotel.getByText(/^€\d/).first();
  // A card below the window is not rendered, and its text is.
  const priceText = async () => (await price.textContent()) ?? '';
  const before = await priceText();
  await other.evaluate(() => Object.assign(window, { isSamePage: true }));
  await askCode(guest);
  await field(page).waitFor();
  await giveCode(guest, await codeSent(guest));
  await expectConnected(guest);
  const euros = (text: string) => Number(text.replace(/[^\d.]/g, ''));
  await expect.poll(async () => euros(await priceText())).toBeLessThan(euros(before));
  const shown = await priceText();
  // Without a reload, and with the choices of the guest.
  expect(await other.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(other).toHaveURL(/breakfast=1/);
  await other.reload();
  await expect(price).toHaveText(shown);
});

test('the landing page shows what the card would have saved on the last search', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1' };
  await page.goto(hrefOf('searchResults', 'fi', search));
  await page.locator('#hotel-1001').waitFor();
  await click(page.getByRole('contentinfo').getByRole('link', { name: t('routes.sCard') }));
  const saving = page.getByRole('region', { name: t('cardLanding.saving.title') });
  await expect(saving).toContainText('Helsinki');
  const amounts = async (column: number) => {
    const cells = await saving.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
    return cells.map((text) => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100));
  };
  const [forAll, withCard, less] = [await amounts(2), await amounts(3), await amounts(4)];
  expect(forAll.length).toBeGreaterThan(0);
  expect(forAll).toEqual([...forAll].sort((a, b) => a - b));
  for (const [row, amount] of less.entries()) {
    expect(amount).toBe((forAll[row] ?? 0) - (withCard[row] ?? 0));
    // The S-Card rate is 88 per cent of the public one.
    expect((withCard[row] ?? 0) / (forAll[row] ?? 1)).toBeCloseTo(0.88, 1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is whole: price, benefits, levels, terms, the ways to get it, and the text of the editors', async ({
    page,
  }) => {
    for (const locale of locales) {
      const guest = new Guest(page, locale);
      const { t, plural } = guest.words;
      await page.goto(pathOf('sCard', locale));
      const main = page.getByRole('main');
      await expect(main).toContainText(/25\s?€|€25/);
      await expect(main).toContainText(plural('cardLanding.price.months', 12));
      await expect(main).toContainText(plural('cardLanding.terms.age', 18));
      for (const title of ['benefits', 'levels', 'terms'] as const) {
        await expect(main.getByRole('heading', { name: t(`cardLanding.${title}.title`), exact: true })).toBeVisible();
      }
      const ways = [
        ['buy', 'sCardPurchase'],
        ['connect', 'sCardConnect'],
      ] as const;
      for (const [way, route] of ways) {
        await expect(main.getByRole('link', { name: t(`cardLanding.ways.${way}`) })).toHaveAttribute(
          'href',
          pathOf(route, locale),
        );
      }
      // The editors' words, a link of theirs among them.
      await expect(main.locator('a[href*="3008"]')).toBeVisible();
    }
  });
});
