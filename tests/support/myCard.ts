import type { Page } from '@playwright/test';
import { buyer, complete, purchase } from '../../contracts/http/testCards';
import { actOnPage, signedIn } from '../../contracts/http/testGuest';
import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';

/** Stores a customer's tokens, as a sign-in does. */
export async function signInAs(page: Page, customer: string, basePath = ''): Promise<void> {
  await page.goto(`${basePath}/robots.txt`);
  const tokens = await (await page.request.get(`${basePath}/oidc/test-token?customer=${customer}`)).text();
  await page.evaluate((text) => localStorage.setItem('sarastus.auth.tokens', text), tokens);
}

/** Opens the page of the card as one of the customers, and waits for what it shows. */
export async function openMyCard(guest: Guest, customer = 'scard'): Promise<void> {
  const { page, locale, words, basePath } = guest;
  await signInAs(page, customer, basePath);
  await page.goto(`${basePath}${pathOf('mySCard', locale)}`);
  const title = words.t(customer === 'none' ? 'myCard.none.title' : 'myCard.points.title');
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Opens the form of details and consents. */
export async function openDetails(guest: Guest, customer = 'scard'): Promise<void> {
  await openMyCard(guest, customer);
  await click(guest.page.getByRole('link', { name: guest.words.t('myCard.details.edit') }));
  await guest.page.locator('#firstName').waitFor();
}

/** Buys a card for a customer who has none, in the customer's own name; it can still be withdrawn. */
export async function buyCard(page: Page, customer = 'none'): Promise<void> {
  await page.goto('/robots.txt');
  const world = { address: new URL(page.url()).origin };
  const headers = await signedIn(world, customer);
  const { order, error } = await purchase(
    world,
    { customer: { ...buyer, firstName: 'Noora', lastName: 'Aalto' } },
    headers,
  );
  if (!order) throw new Error(`No card was ordered: ${error?.type ?? ''}`);
  await actOnPage(world, order.payment?.url ?? null, 'pay');
  await complete(world, order, headers);
}

/** Opens the page of a card that was bought just now. */
export async function openBoughtCard(guest: Guest): Promise<void> {
  const { page, locale, words } = guest;
  await buyCard(page);
  await signInAs(page, 'none');
  await page.goto(pathOf('mySCard', locale));
  await guest.button(words.t('myCard.leave.withdraw')).waitFor();
}

/** Says yes in the dialog that asks once more. */
export async function confirmLeaving({ page, words }: Guest, act: 'remove' | 'withdraw'): Promise<void> {
  await click(
    page.getByRole('dialog').getByRole('button', { name: words.t(`myCard.leave.${act}Confirm`), exact: true }),
  );
}
