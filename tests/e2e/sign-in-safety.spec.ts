import type { BrowserContext, Page } from '@playwright/test';
import { pathOf, hrefOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { openRunning } from '../support/openRunning';
import { hostOfServices, servicesElsewhere } from '../support/services';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

test.use({ host: hostOfServices });

const tokensKey = 'sarastus.auth.tokens';
const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1' } as const;

const english = (page: Page) => new Guest(page, 'en');
const banner = (page: Page) => page.getByRole('banner');
const signInLink = (page: Page) =>
  banner(page).getByRole('link', { name: english(page).words.t('shell.account.signIn') });
const opener = (page: Page) => banner(page).locator('summary[aria-label]');
const choose = (page: Page, key: string) => click(page.locator(`button[value="${key}"]`));
const keptTokens = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokensKey);

async function signIn(page: Page, key = 'asom'): Promise<void> {
  await openRunning(page, pathOf('findReservation', 'en'));
  await click(signInLink(page));
  await choose(page, key);
  await backAfterSigningIn(page);
}

/** Waits until the page of bookings is back: its arrival replaces the header, and closes a menu opened before. */
async function backAfterSigningIn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: english(page).words.t('reservation.find.title') }).waitFor();
  await opener(page).waitFor();
}

/** Tokens of a customer from the identity provider. */
async function tokensOf(page: Page, address: string, key: string): Promise<Readonly<Record<string, string>>> {
  return (await page.request.get(`${address}/oidc/test-token?customer=${key}`)).json();
}

/** Sets token cookies for the whole domain, as some providers do. */
async function leaveInCookies(page: Page, tokens: Readonly<Record<string, string>>): Promise<void> {
  const cookies = Object.entries(tokens).map(([name, value]) => ({ name, value, domain: '.sarastus.test', path: '/' }));
  await page.context().addCookies(cookies);
}

const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /token/i.test(name));

/** Every call that carried a token, from now on. */
function bearersOf(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) urls.push(request.url());
  });
  return urls;
}

async function switchOff(page: Page, address: string): Promise<void> {
  const served = await (await page.request.get(`${address}/api/appconfig`)).json();
  const features = { ...served.features, authenticatedCustomer: false };
  await page.request.post(`${address}/__test/appconfig`, { data: JSON.stringify({ features }) });
}

test.describe('on a host below a domain for which other sites can set cookies', () => {
  test.use({
    baseURL: async ({ harness }, use) => {
      await use(harness.address.replace('localhost', 'www.sarastus.test'));
    },
  });

  test('tokens of another account are not accepted from a link to the return page', async ({
    page,
    context,
    harness,
  }) => {
    const tokens = await tokensOf(page, harness.address, 'business');
    for (const query of ['', '?attempt=3f2504e0-4f89-41d3-9a0c-0305e82c3301']) {
      await leaveInCookies(page, tokens);
      await page.goto(`${pathOf('signIn', 'en')}${query}`);
      await expect(page.getByText(english(page).words.t('signIn.failed.title'))).toBeVisible();
      expect(await keptTokens(page)).toBeNull();
      expect(await tokenCookies(context)).toEqual([]);
      await expect(signInLink(page)).toBeVisible();
    }
  });

  test('tokens of another account do not replace the guest’s sign-in', async ({ page, context, harness }) => {
    await signIn(page, 'asom');
    const own = await keptTokens(page);
    await leaveInCookies(page, await tokensOf(page, harness.address, 'business'));
    await page.goto(pathOf('signIn', 'en'));
    await page.waitForURL(`**${pathOf('home', 'en')}`);
    expect(await keptTokens(page)).toBe(own);
    expect(await tokenCookies(context)).toEqual([]);
  });

  test('no token is left in a cookie after signing in or out, and none is accepted later', async ({
    page,
    context,
  }) => {
    const left: string[] = [];
    page.on('response', async (response) => {
      if (response.status() === 303) left.push((await response.headerValue('set-cookie')) ?? '');
    });
    await signIn(page);
    expect(left.join()).toContain('Domain=sarastus.test');
    expect(await tokenCookies(context)).toEqual([]);
    await click(opener(page));
    await click(english(page).button(english(page).words.t('shell.account.signOut')));
    // Through the provider, which redirects to the home page.
    await page.waitForURL(`**${pathOf('home', 'en')}`);
    await signInLink(page).waitFor();
    expect([await tokenCookies(context), await keptTokens(page)]).toEqual([[], null]);
    await page.goto(pathOf('signIn', 'en'));
    await expect(page.getByText(english(page).words.t('signIn.notBegun.title'))).toBeVisible();
    expect(await keptTokens(page)).toBeNull();
  });
});

test('signing out also ends the provider’s session: the next guest has to sign in', async ({ page }) => {
  await signIn(page, 'business');
  await click(opener(page));
  await click(english(page).button(english(page).words.t('shell.account.signOut')));
  await page.waitForURL(`**${pathOf('home', 'en')}`);
  await click(signInLink(page));
  await expect(page.locator('button[value="asom"]')).toBeVisible();
});

test('a new tab starts its own sign-in from the sign-in page', async ({ page, context }) => {
  await page.goto(pathOf('home', 'en'));
  await signInLink(page).waitFor();
  const other = await context.newPage();
  await other.goto((await signInLink(page).getAttribute('href')) ?? '');
  await click(other.getByRole('main').getByRole('button', { name: english(other).words.t('signIn.again') }));
  await choose(other, 'asom');
  await expect(opener(other)).toBeVisible();
});

test('parameters of a partner’s link are sent once, from any page, and only to the provider', async ({
  page,
  harness,
}) => {
  const { requested } = await servicesElsewhere(page, harness.address);
  await page.addInitScript(() => {
    // What a script of the page could read as early as possible.
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.setAttribute('data-seen', location.href),
    );
  });
  await page.goto(`${pathOf('home', 'en')}?guided_entry_token=secret-7&mrid=partner&utm_source=mail#search`);
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  expect(await page.locator('html').getAttribute('data-seen')).not.toContain('secret-7');
  await expect(page).toHaveURL(new RegExp(`${pathOf('home', 'en')}\\?utm_source=mail#search$`));
  for (const link of await page.locator('a[hreflang]').all())
    expect(await link.getAttribute('href')).not.toContain('secret-7');
  await click(page.locator(`a[href="${pathOf('findReservation', 'en')}"]`).last());
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  const words = () => Object.fromEntries(new URL(page.url()).searchParams);
  await click(signInLink(page));
  await page.locator('button[value="asom"]').waitFor();
  expect(words()).toMatchObject({ guided_entry_token: 'secret-7', mrid: 'partner' });
  await choose(page, 'asom');
  await backAfterSigningIn(page);
  expect(page.url()).not.toContain('secret-7');
  expect(requested.filter((url) => url.includes('secret-7'))).toEqual([]);
  await click(opener(page));
  await click(english(page).button(english(page).words.t('shell.account.signOut')));
  // By way of the provider, which ends its own session first.
  await page.waitForURL(`**${pathOf('home', 'en')}`);
  await click(signInLink(page));
  await page.locator('button[value="asom"]').waitFor();
  expect(words()).not.toHaveProperty('guided_entry_token');
});

test.describe('while signing in is switched off', () => {
  test('it is not offered, stored tokens are deleted, and no call carries one', async ({ page, context, harness }) => {
    await signIn(page);
    await switchOff(page, harness.address);
    const bearers = bearersOf(context);
    const { t } = english(page).words;
    await page.goto(hrefOf('searchResults', 'en', { ...search, member: 'ASOM' }));
    await page.locator('a[href*="hotel="]').first().waitFor();
    await expect(signInLink(page)).toHaveCount(0);
    await expect(opener(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('shell.account.signIn') })).toHaveCount(0);
    await expect(page.getByText(t('errors.availability.LOGIN_REQUIRED_FOR_ASOM.title'))).toHaveCount(0);
    expect(await keptTokens(page)).toBeNull();
    // A page without any other flag.
    await page.goto(pathOf('privacyPolicy', 'en'));
    // A page that sleeps asks nothing: its link leads to the sign-in page, which says why.
    await wake(page);
    await expect(signInLink(page)).toHaveCount(0);

    const guest = english(page);
    await guest.begin();
    await guest.chooseRoomsAndRates(1);
    await guest.chooseExtras();
    await page.locator('#firstName').waitFor();
    await expect(page.getByText(t('contactDetails.account.offer'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('contactDetails.account.signIn') })).toHaveCount(0);
    expect(bearers).toEqual([]);
  });

  test('a guest who comes back from the provider sees the reason, and can go on', async ({
    page,
    context,
    harness,
  }) => {
    await page.goto(pathOf('findReservation', 'en'));
    await click(signInLink(page));
    await page.locator('button[value="asom"]').waitFor();
    await switchOff(page, harness.address);
    await choose(page, 'asom');
    const { t } = english(page).words;
    await expect(page.getByText(t('signIn.switchedOff.title'))).toBeVisible();
    expect([await keptTokens(page), await tokenCookies(context)]).toEqual([null, []]);
    await click(english(page).button(t('signIn.goOnWithout')));
    await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  });

  test('a customer is signed out when it is switched off during the visit, and sees the reason', async ({
    page,
    harness,
  }) => {
    await signIn(page);
    await switchOff(page, harness.address);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(english(page).words.t('shell.signInEnded.switchedOff.body'))).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    expect(await keptTokens(page)).toBeNull();
  });
});

test('a customer whose details fail to load can try again, or sign out', async ({ page, scenario }) => {
  await signIn(page);
  const { t } = english(page).words;
  await scenario('server-error:authenticatedCustomer');
  await page.reload();
  // The hidden menu for narrow windows has the same text.
  const visibleText = (text: string) => banner(page).getByText(text, { exact: true }).filter({ visible: true });
  const panel = visibleText(t('shell.account.unread.body'));
  await expect(signInLink(page)).toHaveCount(0);
  await click(opener(page));
  await expect(panel).toBeVisible();
  await scenario('');
  await click(english(page).button(t('shell.account.unread.retry')));
  await expect(visibleText('Aino Salmi')).toBeVisible();

  await scenario('server-error:authenticatedCustomer');
  await page.reload();
  await click(opener(page));
  await click(english(page).button(t('shell.account.signOut')));
  await page.waitForURL(`**${pathOf('home', 'en')}`);
  await signInLink(page).waitFor();
  expect(await keptTokens(page)).toBeNull();
});

const refusals = ['expired-token', 'invalid-token', 'authorization-expired', 'authorization-invalid'];

for (const code of inTurn(refusals, 0)) {
  test(`a token that the API refuses (${code}) does not stop searching and booking without signing in`, async ({
    page,
    scenario,
  }) => {
    await signIn(page);
    await scenario(`token-${code}`);
    await page.goto(hrefOf('searchResults', 'en', search));
    await click(page.locator('a[href*="hotel=1001"]').first());
    const guest = english(page);
    await guest.rooms().first().waitFor();
    expect(await keptTokens(page)).toBeNull();
    await guest.toConfirm(1);
    await guest.order(guest.payAtHotel());
    await guest.confirmation();
  });
}

test('a sign-in with undecodable tokens ends as invalid, and the search goes on', async ({ page, harness }) => {
  await page.goto(pathOf('findReservation', 'en'));
  const tokens = await tokensOf(page, harness.address, 'asom');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [tokensKey, JSON.stringify({ ...tokens, accessToken: 'not-a-token' })],
  );
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oidc/refresh')) refreshes.push(request.url());
  });
  await page.goto(hrefOf('searchResults', 'en', search));
  await page.locator('a[href*="hotel="]').first().waitFor();
  expect([await keptTokens(page), refreshes]).toEqual([null, []]);
});
