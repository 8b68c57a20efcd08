import type { Locator, Page, Request } from '@playwright/test';
import { tokensKey } from '../../src/api/tokenStore';
import { hrefOf } from '../../src/routes/routes';
import { choose, click, tick } from '../support/click';
import { familyStay, Guest, shortStay } from '../support/guest';
import { expect, now, test } from '../support/site';

const couple = { from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;
const inHelsinki = { ...couple, place: 'Helsinki' } as const;
const atTheLake = { ...couple, hotel: '1001' } as const;

/** Signs a customer in before the page opens. */
async function signedIn(page: Page, customer: string): Promise<void> {
  const tokens = await (await page.request.get(`/oidc/test-token?customer=${customer}`)).text();
  await page.addInitScript(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [tokensKey, tokens]);
}

/** The first amount in a part of the page. Cards of the results have no text as shown until they come near the window. */
async function amountIn(part: Locator): Promise<string> {
  await part.scrollIntoViewIfNeeded();
  return /€[\d,]+(?:\.\d\d)?/.exec((await part.innerText()).replace(/€[\d,.]+ now/, ''))?.[0] ?? '';
}

/** A rate by its name, with its price. */
const rate = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name} (Previous price )?€`) });
const rateCard = (page: Page, name: string) => page.locator('label', { has: rate(page, name) });

const summary = (page: Page) => page.getByRole('complementary', { name: 'Your stay' });

/** The rooms of an order in its request. */
const orderedRooms = (request: Request) => {
  const { operationName, variables } = request.postDataJSON() ?? {};
  return /BookStay/.test(operationName ?? '') ? variables.input.rooms : null;
};

test('a co-op member sees the same price everywhere, and their flexible rate is preselected', async ({
  page,
  complaints,
}) => {
  await signedIn(page, 'asom');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(hrefOf('searchResults', 'en', inHelsinki));
  const hotel = page.getByRole('article').filter({ has: page.locator('a[href*="hotel=1001"]') });
  const inResults = await amountIn(hotel);
  await expect(hotel).toContainText(/Your member rate: €\d|This is your member rate/);
  await expect(page.getByRole('group', { name: t('searchResults.view.mapLabel') })).toContainText(inResults);
  await click(hotel.getByRole('link', { name: t('searchResults.card.rooms') }));
  await guest.rooms().first().waitFor();
  const card = page.getByRole('article').first();
  // Several room types may cost the same.
  await expect(card).toContainText(new RegExp(`${t('chooseRoom.lowest')}|${t('chooseRoom.oneOfLowest')}`));
  expect(await amountIn(card.getByText(/^€/).first())).toBe(inResults);
  const withFree = /(€[\d.,]+\d) with free cancellation/.exec(await card.innerText())?.[1];
  await click(guest.rooms().first());
  await guest.button(t('chooseRate.next')).waitFor();
  await expect(page.locator('label').filter({ hasText: t('chooseRate.lowest') })).toContainText(inResults);
  await expect(rate(page, 'Co-op member rate')).toBeChecked();
  await expect(rateCard(page, 'Co-op member rate')).toContainText(withFree ?? 'a price');
  await expect(rate(page, 'Flexible')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a guest who searches as a member without signing in keeps the flexible rate, and is asked to sign in once', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, member: 'ASOM' });
  await click(guest.rooms().first());
  await expect(rate(page, 'Flexible')).toBeChecked();
  const closed = page.getByText(t('restrictions.ASOM_REQUIRED'));
  await expect(closed).toHaveCount(2);
  await expect(guest.button(t('restrictions.ways.signIn'))).toHaveCount(2);
  await expect(page.getByText(t('restrictions.LOGIN_REQUIRED'))).toHaveCount(0);
  await expect(rate(page, 'Co-op member rate')).toBeDisabled();
});

test('staff can search for their rates without the code', async ({ page }) => {
  await signedIn(page, 'staff');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(hrefOf('searchResults', 'en', inHelsinki));
  const before = await amountIn(page.getByRole('article').first());
  await click(guest.button(t('searchResults.summary.change')));
  const drawer = page.getByRole('dialog');
  await click(drawer.getByText(t('search.codes.summary')));
  await choose(drawer.getByLabel(t('search.codes.special.label')), { label: t('search.codes.special.STAFF') });
  await click(drawer.getByRole('button', { name: t('search.submit'), exact: true }));
  await page.waitForURL(/promo=STFF/);
  // A card of the hotels before may leave while it is read.
  await expect(async () => {
    const after = await amountIn(page.getByRole('article').first());
    expect(after).toMatch(/^€/);
    expect(after).not.toBe(before);
  }).toPass({ timeout: 10_000 });
});

test('a wish changes the prices of hotels, and applies to rooms and rates', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(hrefOf('searchResults', 'en', { ...inHelsinki, breakfast: '1' }));
  const hotel = page.getByRole('article').filter({ has: page.locator('a[href*="hotel=1001"]') });
  const price = await amountIn(hotel);
  await click(hotel.getByRole('link', { name: t('searchResults.card.rooms') }));
  await guest.rooms().first().waitFor();
  await expect(page.getByRole('checkbox', { name: t('stay.wishes.breakfast') })).toBeChecked();
  const card = page.getByRole('article').first();
  expect(await amountIn(card.getByText(/^€/).first())).toBe(price);
  await click(guest.rooms().first());
  await expect(rate(page, 'Flexible with breakfast')).toBeChecked();
  await expect(page.locator('label').filter({ hasText: price })).toContainText('Breakfast for everyone');
});

test('rooms can be filtered by a wish, and the filter removed', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(atTheLake);
  const all = await page.getByRole('article').count();
  await tick(page.getByRole('checkbox', { name: t('stay.wishes.accessible') }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(t('chooseRoom.accessible'));
  await tick(page.getByRole('checkbox', { name: t('stay.wishes.accessible') }), false);
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('breakfast is sold only once for each guest', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(atTheLake);
  await click(guest.rooms().first());
  await guest.chooseRate(0);
  const breakfast = page.getByRole('group', { name: 'Breakfast' });
  const more = breakfast.getByRole('button', { name: t('chooseExtras.more', { name: 'Breakfast' }) });
  await click(guest.addExtra().first());
  await expect(more).toBeDisabled();
  await expect(summary(page)).toContainText('Breakfast x 2');

  await page.goto(hrefOf('chooseRate', 'en', { room: 0 }));
  await tick(rate(page, 'Flexible with breakfast'));
  await guest.chooseRate(0);
  await expect(page.getByText(t('chooseExtras.included', { names: 'Breakfast' }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Breakfast' })).toHaveCount(0);
  await expect(summary(page)).not.toContainText('Breakfast x');
});

test('a baby has a cot, which moves with the baby, is ordered, and is on the receipt', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t, plural } = guest.words;
  const cot = plural('stay.travelCots', 1);
  await guest.begin(familyStay);
  await click(page.getByText(t('chooseRoom.sleeps.title')));
  const baby = page.getByLabel(new RegExp(`^${t('chooseRoom.sleeps.child', { number: 2 })}`));
  await expect(baby).toHaveValue('1');
  await expect(page.getByText(t('chooseRoom.sleeps.adds'))).toBeVisible();
  await expect(page.getByText(/Pet €20/).first()).toBeVisible();
  await choose(baby, '0');
  await expect(summary(page)).toContainText(cot);
  await guest.toConfirm(2);
  await expect(page.getByRole('table').first()).toContainText('Travel cot x 1');
  const sent = page.waitForRequest((request) => orderedRooms(request) !== null);
  await guest.order();
  const rooms = orderedRooms(await sent);
  expect(rooms.map(({ babyCount, travelCot }: Record<string, number>) => [babyCount, travelCot])).toEqual([
    [1, 1],
    [0, 0],
  ]);
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  await expect(page.getByRole('table').first()).toContainText('Travel cot x 1');
});

test('a parent who brings a cot orders none, and no line shows one', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, children: '1', ages: '1' });
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras(false);
  await guest.fillContact();
  await choose(page.getByLabel(t('contactDetails.cot.label')), '0');
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await expect(page.getByRole('main')).not.toContainText(/travel cot/i);
  const sent = page.waitForRequest((request) => orderedRooms(request) !== null);
  await guest.order(guest.payAtHotel());
  expect(orderedRooms(await sent)[0]).toMatchObject({ babyCount: 1, travelCot: 0 });
  await guest.confirmation();
});

test('a stay for someone else cannot have a personal rate, and is paid in advance where the rate requires it', async ({
  page,
}) => {
  await signedIn(page, 'staff');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, promo: 'STFF' });
  await click(guest.rooms().first());
  await expect(rate(page, 'Staff rate')).toBeEnabled();
  const forOther = page.getByRole('checkbox', { name: t('chooseRate.forOther.label') });
  await expect(rateCard(page, 'Staff rate')).toContainText(t('restrictions.BOOKING_FOR_OTHER_NOT_ALLOWED'));
  await tick(forOther);
  await expect(rate(page, 'Staff rate')).toBeDisabled();

  await page.goto(hrefOf('chooseRoom', 'en', { ...atTheLake, promo: 'FRNDS' }));
  await click(guest.rooms().first());
  await tick(rate(page, 'Friends’ rate'));
  await expect(rateCard(page, 'Friends’ rate')).toContainText(t('chooseRate.paid.DEPOSIT_REQUIRED'));
  await guest.chooseRate(0);
  await guest.chooseExtras(false);
  await page.locator('#guestFirstName').fill('Veikko');
  await page.locator('#guestLastName').fill('Salo');
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await expect(page.getByRole('main')).toContainText('Veikko Salo');
  await expect(page.getByRole('radio', { name: t('payment.ways.CARD_VERIFICATION') })).toHaveCount(0);
  const sent = page.waitForRequest((request) => orderedRooms(request) !== null);
  await guest.order();
  expect(orderedRooms(await sent)[0].guest).toEqual({ firstName: 'Veikko', lastName: 'Salo' });
  await guest.onPaymentPage('pay');
  await guest.confirmation();
});

test('a stay for someone else leads to the room whose personal rate it closes, and says why', async ({ page }) => {
  await signedIn(page, 'staff');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, rooms: '2', promo: 'STFF' });
  await click(guest.rooms().first());
  await tick(rate(page, 'Staff rate'));
  await guest.chooseRate(0);
  await page.waitForURL(`**${hrefOf('chooseRoom', 'en', { room: 1 })}`);
  await click(guest.rooms().first());
  await page.waitForURL(`**${hrefOf('chooseRate', 'en', { room: 1 })}`);
  await tick(page.getByRole('checkbox', { name: t('chooseRate.forOther.label') }));
  await page.waitForURL(`**${hrefOf('chooseRate', 'en', { room: 0 })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(t('chooseRate.forOther.closed'));
});

test('expired free cancellation is not offered', async ({ page, request }) => {
  const evening = `${now.slice(0, 10)}T19:00:00+02:00`;
  await request.post('/__test/clock', { data: JSON.stringify({ now: evening }) });
  await page.clock.setFixedTime(new Date(evening));
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ hotel: '1001', from: '2026-11-02', to: '2026-11-03', rooms: '1', adults: '1' });
  await expect(page.getByText(/with free cancellation/)).toHaveCount(0);
  await click(guest.rooms().first());
  await expect(rateCard(page, 'Flexible')).toContainText(t('stay.freeCancelPassed'));
  await expect(page.getByText(/Free cancellation until/)).toHaveCount(0);
  await guest.chooseRate(0);
  await expect(summary(page)).toContainText(t('staySummary.cancel.passed'));
  await request.post('/__test/clock', { data: '{"now":null}' });
});

for (const window of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`the total of the picked rate, and of every extra, is in view in a window of ${window.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    const guest = new Guest(page, 'en');
    await guest.begin(atTheLake);
    await click(guest.rooms().first());
    await guest.wayOn().waitFor();
    const bar = page.locator('[data-bottom-bar]');
    const total = (amount: string) => bar.getByText(amount).filter({ visible: true });
    for (const name of ['Flexible', 'Advance purchase']) {
      await tick(rate(page, name));
      const amount = await amountIn(
        rateCard(page, name)
          .getByText(/^€[\d.,]+$/)
          .last(),
      );
      await expect(total(amount)).toBeInViewport({ ratio: 1 });
    }
    await click(guest.wayOn());
    await guest.addExtra().first().waitFor();
    await expect(bar.getByText(/€\d/).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  });
}

test('after other dates extras cost what the order will, and nothing has changed at the last step', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(shortStay);
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras();
  await guest.giveContact();
  await page.goto(hrefOf('chooseRoom', 'en', { ...shortStay, to: '2026-12-04' }));
  await click(page.getByRole('button', { name: /^(Choose|Keep) this room$/ }).first());
  await guest.chooseRate(0);
  await guest.addExtra().nth(1).waitFor();
  const seen = await summary(page).innerText();
  await click(guest.wayOn());
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await expect(page.getByText(t('checkAndConfirm.decision.open'))).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: t('checkAndConfirm.decision.changed') })).toHaveCount(0);
  const total = /€[\d,.]*\d/.exec(seen.slice(seen.indexOf('Total')))?.[0] ?? 'none';
  await expect(page.getByRole('main')).toContainText(total);
});

test('a member whose sign-in has ended is asked to sign in again, and not told that the room is gone', async ({
  page,
}) => {
  await signedIn(page, 'asom');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin(shortStay);
  await guest.toConfirm(1);
  await page.addInitScript((key) => localStorage.removeItem(key), tokensKey);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: t('checkAndConfirm.decision.problems') });
  await expect(dialog).toContainText(t('errors.authorization.AUTHORIZATION_EXPIRED.title'));
  await expect(dialog.getByRole('button', { name: t('errors.actions.signIn') })).toBeVisible();
  await expect(dialog).not.toContainText(t('errors.booking.ROOM_NOT_AVAILABLE.title'));
});
