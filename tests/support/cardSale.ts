import type { Page } from '@playwright/test';
import { buyer, purchase } from '../../contracts/http/testCards';
import { actOnPage } from '../../contracts/http/testGuest';
import { pathOf } from '../../src/routes/routes';
import { click, tick } from './click';
import { contact, postalAddress } from './guest';
import type { Guest } from './guest';

/** Stores a customer's tokens, as a sign-in does. */
export async function signInAs(page: Page, customer: string): Promise<{ readonly accessToken: string }> {
  const tokens = await (await page.request.get(`/oidc/test-token?customer=${customer}`)).text();
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('sarastus.auth.tokens', text), tokens);
  return JSON.parse(tokens) as { readonly accessToken: string };
}

export async function openPurchase(guest: Guest): Promise<void> {
  await guest.page.goto(pathOf('sCardPurchase', guest.locale));
  await guest.page.locator('#firstName').waitFor();
}

/** Fills in the form of a purchase. */
export async function fillPurchase(guest: Guest): Promise<void> {
  await guest.fillContact();
  await guest.fill(postalAddress);
  await tick(guest.payByCard());
  await tick(guest.page.locator('#termsAndConditionsAgreed'));
}

/** Types a code, and waits for its answer. */
export async function giveCode({ page }: Guest, code: string): Promise<void> {
  const answered = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('askPromotionQuery')),
  );
  await page.locator('#promotionCode').fill(code);
  await answered;
}

/** Orders a card, and comes to the payment page. */
export async function orderCard(guest: Guest): Promise<void> {
  await openPurchase(guest);
  await fillPurchase(guest);
  await click(guest.orderButton());
  await guest.page.waitForURL('**/pay/**');
}

export async function openRenewal(guest: Guest, customer: string): Promise<void> {
  await signInAs(guest.page, customer);
  await guest.page.goto(pathOf('sCardRenewal', guest.locale));
}

/** Buys a card as a stranger, and asks for it on the page of withdrawing. */
export async function findWithdrawal(guest: Guest): Promise<void> {
  const { page, locale, words } = guest;
  await page.goto('/robots.txt');
  const world = { address: new URL(page.url()).origin };
  const { order } = await purchase(world);
  await actOnPage(world, order?.payment?.url ?? null, 'pay');
  await page.goto(pathOf('sCardWithdrawal', locale));
  await page.locator('#number').fill(order?.id ?? '');
  await page.locator('#email').fill(buyer.email);
  await click(guest.button(words.t('cardWithdrawal.form.find')));
}

/** What the form of a card contains. */
export const typed = { ...contact, ...postalAddress };
