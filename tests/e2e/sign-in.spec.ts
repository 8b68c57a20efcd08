import type { BrowserContext, Page } from '@playwright/test';
import { customers } from '../../contracts/world/customers';
import type { Language } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { contact, familyStay, Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { letPass } from '../support/letPass';
import { expect, now, test } from '../support/site';

const tokensKey = 'sarastus.auth.tokens';

/** A guest at the contact step, with everything chosen before it. */
async function atContactStep(page: Page, locale: Language = 'sv'): Promise<Guest> {
  const guest = new Guest(page, locale);
  await guest.begin();
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras();
  await page.locator('#firstName').waitFor();
  return guest;
}

/** Signs in on the identity provider's page. */
const choose = (page: Page, key: string) => click(page.locator(`button[value="${key}"]`));

const signInHere = async (guest: Guest, key: string) => {
  await click(
    guest.page.getByRole('main').getByRole('button', { name: guest.words.t('contactDetails.account.signIn') }),
  );
  await choose(guest.page, key);
  await guest.page.waitForURL(`**${pathOf('contactDetails', guest.locale)}*`);
  // The customer is loaded, so no call is open that needs tokens.
  await opener(guest).waitFor();
};

const opener = (guest: Guest) => guest.page.getByRole('banner').locator('summary[aria-label]');
const isSignedIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, tokensKey);

/** Stores tokens as a sign-in would, but of a kind that the provider's page does not issue. */
async function holdTokens(page: Page, query: string): Promise<void> {
  const answer = await page.request.get(`/oidc/test-token?${query}`);
  const tokens = await answer.text();
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('held')) return;
      sessionStorage.setItem('held', '');
      localStorage.setItem(key ?? '', text ?? '');
    },
    [tokensKey, tokens],
  );
}

/** The number of token refreshes so far, of all tabs. */
function countRefreshes(context: BrowserContext): readonly string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/oidc/refresh')) calls.push(request.url());
  });
  return calls;
}

test.afterEach(async ({ page }) => {
  await page.request.post('/__test/clock', { data: '{"now":null}' });
});

for (const { key, firstName, lastName, email, asom, sCard } of inTurn(customers, 1, 2)) {
  test(`${key}: signing in at the contact step fills it in, and the choices stay`, async ({ page, complaints }) => {
    const guest = await atContactStep(page);
    await signInHere(guest, key);
    await expect(page.locator('#firstName')).toHaveValue(firstName);
    await expect(page.locator('#email')).toHaveValue(email);
    await expect(page).toHaveURL(new RegExp(`${pathOf('contactDetails', 'sv')}$`));
    await click(opener(guest));
    // The hidden menu for narrow windows has the same text.
    const visibleText = (text: string | RegExp) =>
      page.getByRole('banner').getByText(text, { exact: true }).filter({ visible: true });
    await expect(visibleText(`${firstName} ${lastName}`)).toBeVisible();
    await expect(visibleText(guest.words.t('shell.account.asom'))).toHaveCount(asom ? 1 : 0);
    await expect(visibleText(guest.words.t('shell.account.staff'))).toHaveCount(asom?.isStaff ? 1 : 0);
    // The link of the menu is only "S-Card".
    await expect(visibleText(/^S-Card ./)).toHaveCount(sCard ? 1 : 0);
    // No token is left where other scripts could read it; the provider's own cookie is for its own pages.
    expect((await page.context().cookies()).filter(({ path }) => path !== '/oidc')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener(guest)).toBeFocused();
    await click(guest.button(guest.words.t('contactDetails.next')));
    await page.locator('#terms').waitFor();
    expect(complaints).toEqual([]);
  });
}

test('what was typed before signing in stays, until the customer chooses their own details', async ({ page }) => {
  const guest = await atContactStep(page, 'en');
  await page.locator('#firstName').fill('Maija');
  await page.locator('#message').fill('We come late');
  await signInHere(guest, 'asom');
  await expect(page.locator('#firstName')).toHaveValue('Maija');
  await expect(page.locator('#lastName')).toHaveValue('');
  await click(guest.button(guest.words.t('contactDetails.account.use')));
  await expect(page.locator('#firstName')).toHaveValue('Aino');
  await expect(page.locator('#message')).toHaveValue('We come late');
  // As often as they like: a changed field brings the way back.
  const use = guest.button(guest.words.t('contactDetails.account.use'));
  await expect(use).toHaveCount(0);
  await page.locator('#lastName').fill('Hotellinen');
  await click(use);
  await expect(page.locator('#lastName')).not.toHaveValue('Hotellinen');
});

test('a guest who cancels at the provider goes on where they were', async ({ page }) => {
  const guest = await atContactStep(page, 'en');
  await page.locator('#lastName').fill('Virtanen');
  await click(page.getByRole('main').getByRole('button', { name: guest.words.t('contactDetails.account.signIn') }));
  await choose(page, '');
  await page.getByText(guest.words.t('signIn.cancelled.title')).waitFor();
  await click(guest.button(guest.words.t('signIn.goOnWithout')));
  await expect(page.locator('#lastName')).toHaveValue('Virtanen');
});

test('signing out in another window also signs out here, and nothing typed is lost', async ({ page, context }) => {
  const guest = await atContactStep(page, 'en');
  await signInHere(guest, 'none');
  for (const [field, value] of Object.entries(contact)) await page.locator(`#${field}`).fill(value);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(now));
  const elsewhere = new Guest(other, 'en');
  await other.goto(pathOf('home', 'en'));
  await click(opener(elsewhere));
  await click(elsewhere.button(elsewhere.words.t('shell.account.signOut')));
  await elsewhere.page.getByRole('link', { name: elsewhere.words.t('shell.account.signIn') }).waitFor();

  await expect(page.getByText(guest.words.t('shell.signInEnded.elsewhere.title'))).toBeVisible();
  await expect(opener(guest)).toHaveCount(0);
  for (const [field, value] of Object.entries(contact)) await expect(page.locator(`#${field}`)).toHaveValue(value);
  await click(guest.button(guest.words.t('shell.signInEnded.dismiss')));
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
});

test('a token that expires at the contact step is renewed without a message', async ({ page, context }) => {
  const guest = await atContactStep(page, 'en');
  await signInHere(guest, 'scard');
  const refreshes = countRefreshes(context);
  await letPass(context, page, 56);
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  expect(refreshes).toHaveLength(1);
  await expect(opener(guest)).toBeVisible();
});

test('a refused refresh ends the sign-in with a message, and nothing typed is lost', async ({
  page,
  context,
  scenario,
}) => {
  const guest = await atContactStep(page, 'en');
  await signInHere(guest, 'scard');
  await page.locator('#message').fill('We come late');
  await scenario('refresh-refused');
  await letPass(context, page, 56);
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await expect(page.getByText(guest.words.t('errors.authorization.TOKEN_REFRESH_FAILED.body'))).toBeVisible();
  await expect(page.getByText('We come late')).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});

test('another customer who signs in after an ended sign-in finds nothing of the one before', async ({
  page,
  context,
  scenario,
}) => {
  const guest = await atContactStep(page, 'en');
  await signInHere(guest, 'scard');
  await page.locator('#message').fill('We come late');
  await scenario('refresh-refused');
  await letPass(context, page, 56);
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await page.getByText(guest.words.t('errors.authorization.TOKEN_REFRESH_FAILED.body')).waitFor();
  await scenario('');
  // The guest who was signed in is still there.
  await page.goto(pathOf('contactDetails', 'en'));
  await expect(page.locator('#firstName')).toHaveValue('Sakari');
  await page
    .getByRole('main')
    .getByRole('button', { name: guest.words.t('contactDetails.account.signIn') })
    .waitFor();
  // Their session at the provider has ended, too: it asks who signs in.
  await context.clearCookies({ name: 'provider_session' });
  await signInHere(guest, 'asom');
  await expect(page.locator('#firstName')).toHaveValue('Aino');
  await expect(page.locator('#message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /Sakari|We come late/,
  );
});

test('offline the sign-in is kept, and works again once online', async ({ page, context }) => {
  const guest = await atContactStep(page, 'en');
  await signInHere(guest, 'scard');
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await letPass(context, page, 56);
  await context.setOffline(true);
  await guest.order(guest.payAtHotel());
  await page.locator('[data-failure="transport.NETWORK"]').waitFor();
  expect(await isSignedIn(page)).toBe(true);
  await expect(opener(guest)).toBeVisible();
  await context.setOffline(false);
  // The price had to be asked again first, so nothing was sent. The form stays, and the next press orders.
  await click(guest.orderButton());
  await page.waitForURL(`**${pathOf('confirmation', 'en')}*`);
  await expect(opener(guest)).toBeVisible();
});

test('two windows that need new tokens request them once', async ({ page, context }) => {
  const first = await atContactStep(page, 'en');
  await signInHere(first, 'asom');
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(now));
  // Both pages are left first: a page that is reloaded during its refresh would never get the new tokens.
  await page.goto('about:blank');
  const refreshes = countRefreshes(context);
  await letPass(context, page, 56);
  // The answer is held until the second window needs new tokens too: it then waits for the lock, or has sent a request.
  let release = () => undefined as void;
  const bothWantThem = new Promise<void>((done) => {
    release = done;
  });
  await context.route('**/oidc/refresh', async (route) => {
    await bothWantThem;
    await route.continue();
  });
  await Promise.all([page.goto(pathOf('contactDetails', 'en')), other.goto(pathOf('home', 'en'))]);
  await expect
    .poll(async () => {
      const inLine = await page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
      return inLine + refreshes.length;
    })
    .toBe(2);
  release();
  await expect(opener(first)).toBeVisible();
  await expect(opener(new Guest(other, 'en'))).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('member rates become available to a member who signs in', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1', member: 'ASOM' };
  await page.goto(hrefOf('searchResults', 'en', search));
  await page.getByText(guest.words.t('errors.availability.LOGIN_REQUIRED_FOR_ASOM.title')).waitFor();
  await click(page.getByRole('main').getByRole('button', { name: guest.words.t('shell.account.signIn') }));
  await choose(page, 'asom');
  await page.waitForURL(`**${hrefOf('searchResults', 'en', search)}`);
  await page.locator('a[href*="hotel="]').first().waitFor();
  await expect(page.getByText(guest.words.t('errors.availability.LOGIN_REQUIRED_FOR_ASOM.title'))).toHaveCount(0);
});

test('a sign-in without the right to book leads to signing in again, not to a failure', async ({ page, bookings }) => {
  await holdTokens(page, 'customer=none&scope=READ_CUSTOMER_INFORMATION');
  const guest = await atContactStep(page, 'en');
  await page.locator('#firstName').waitFor();
  await expect(page.locator('#firstName')).toHaveValue('Noora');
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.getByText(guest.words.t('checkAndConfirm.beyondScope.title')).waitFor();
  await guest.order(guest.payAtHotel());
  await choose(page, 'none');
  await page.waitForURL(`**${pathOf('checkAndConfirm', 'en')}`);
  await guest.orderButton().waitFor();
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(0);
  await click(guest.orderButton());
  await page.waitForURL(`**${pathOf('confirmation', 'en')}*`);
});

const foreignPlaces = [
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
];

for (const place of inTurn(foreignPlaces, 1, 2)) {
  test(`a sign-in never returns to ${place}`, async ({ page }) => {
    await page.goto(pathOf('findReservation', 'en'));
    await click(
      page.getByRole('banner').getByRole('link', { name: new Guest(page, 'en').words.t('shell.account.signIn') }),
    );
    await page.locator('button[value="asom"]').waitFor();
    // The storage was changed by someone else meanwhile.
    await page.evaluate(
      ([at, savedAt]) =>
        localStorage.setItem(
          'sarastus.state.auth',
          JSON.stringify({
            version: 1,
            savedAt: Number(savedAt),
            value: { locale: 'en', returnUrl: at, shouldShowDialog: false },
          }),
        ),
      [place, String(Date.parse(now))],
    );
    await choose(page, 'asom');
    await page.waitForURL(`**${pathOf('home', 'en')}`);
    await expect(opener(new Guest(page, 'en'))).toBeVisible();
  });
}

test('a family signs in while booking two rooms, and pays', { tag: '@whole' }, async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await guest.begin(familyStay);
  await click(page.getByRole('banner').getByRole('link', { name: guest.words.t('shell.account.signIn') }));
  await choose(page, 'scard');
  await guest.rooms().first().waitFor();
  await guest.chooseRoomsAndRates(2);
  await guest.chooseExtras();
  await expect(page.locator('#firstName')).toHaveValue('Sakari');
  await click(guest.button(guest.words.t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await guest.order();
  await guest.onPaymentPage('pay');
  await page.waitForURL(`**${pathOf('confirmation', 'fi')}*`);
  await expect(opener(guest)).toBeVisible();
});
