import type { Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { click, tick } from './click';
import { contact } from './guest';
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

/** What the form of a card contains. */
export const typed = contact;
