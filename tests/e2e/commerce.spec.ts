import type { Page } from '@playwright/test';
import { tokensKey } from '../../src/api/tokenStore';
import { hrefOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

const atTheLake = { hotel: '1001', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

/** Signs a customer in before the page opens. */
async function signedIn(page: Page, customer: string): Promise<void> {
  const tokens = await (await page.request.get(`/oidc/test-token?customer=${customer}`)).text();
  await page.addInitScript(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [tokensKey, tokens]);
}

const main = (page: Page) => page.getByRole('main');
const submitted = async (page: Page, choose: string): Promise<void> => {
  await tick(page.locator(`input[name=guarantee][value=${choose}]`));
  await tick(page.locator('#terms'));
  await click(page.locator('main form button[type=submit]'));
};

test('a reward night takes points only, and says how many remain until it is booked', async ({ page, complaints }) => {
  await signedIn(page, 'scard');
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, reward: '1' });
  await click(guest.rooms().first());
  const remaining = /You have 150,000\sS\sPoints\. This uses ([\d,]+)\sS\sPoints, leaving ([\d,]+)\sS\sPoints\./;
  await expect(main(page)).toContainText(remaining);
  const [, takes = '', left = ''] = remaining.exec(await main(page).innerText()) ?? [];
  const number = (text: string) => Number(text.replace(/,/g, ''));
  expect(number(takes) + number(left)).toBe(150_000);
  await guest.chooseRate(0);
  await expect(main(page)).toContainText(t('chooseExtras.pointsOnly'));
  await click(guest.button(t('chooseExtras.next')));
  await guest.fillContact();
  await page.locator('#lastName').fill('Korpi');
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  await expect(main(page)).toContainText(remaining);
  await expect(main(page)).not.toContainText('€');
  await submitted(page, 'S_POINTS-S_POINTS');
  await guest.confirmation();
  await expect(page.getByRole('row', { name: t('reservation.price.paid') })).toContainText(takes);
  expect(complaints).toEqual([]);
});

test('a guest whose points do not suffice sees how many are lacking, and may pay with money', async ({ page }) => {
  await signedIn(page, 'scard-expiring');
  const { t } = new Guest(page, 'en').words;
  await page.goto(hrefOf('chooseRoom', 'en', { ...atTheLake, reward: '1' }));
  await expect(main(page)).toContainText(/You have 9,000\sS\sPoints\. You need [\d,]+\sS\sPoints more/);
  await click(main(page).getByRole('button', { name: t('restrictions.ways.payWithMoney') }));
  await expect(main(page).getByRole('article').first()).toContainText('€');
});

test('a company is invoiced at its own rate, which the guest reads at every step', async ({ page, complaints }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...atTheLake, company: 'YRITYS100' });
  await expect(main(page).getByRole('article').first()).toContainText('YRITYS100');
  await click(guest.rooms().first());
  const rate = page.getByRole('radio', { name: /^Company agreement/ });
  await expect(page.locator('label', { has: rate })).toContainText(t('chooseRate.paid.INVOICE'));
  await tick(rate);
  await guest.chooseRate(0);
  await expect(main(page)).toContainText(t('chooseExtras.kind.COMPANY'));
  await guest.chooseExtras(false);
  await guest.fillContact();
  await expect(page.locator('input[name=profileType][value=BUSINESS]')).toBeChecked();
  await guest.fillCompany();
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  const stay = page.getByRole('complementary', { name: t('staySummary.title') });
  await expect(stay).toContainText(t('stay.code.used', { code: 'YRITYS100' }));
  await expect(page.locator('input[name=guarantee][value=NONE-NONE]')).toHaveCount(0);
  await tick(page.locator('input[name=guarantee][value=INVOICE]'));
  await expect(main(page)).toContainText(t('payment.wayHints.INVOICE', { company: 'Pohjola Puu Oy' }));
  await expect(guest.orderButton()).toHaveText(t('checkAndConfirm.order.invoiced'));
  await submitted(page, 'INVOICE');
  await guest.confirmation();
  await expect(main(page)).toContainText(t('reservation.price.invoiced'));
  await expect(main(page)).not.toContainText(t('reservation.price.balance'));
  expect(complaints).toEqual([]);
});

test('a stay of a longer trip is searched and booked as one', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  const modes: string[] = [];
  page.on('request', (request) => {
    const input = request.postDataJSON?.()?.variables?.input;
    if (input?.mode) modes.push(input.mode);
  });
  await page.goto(hrefOf('searchResults', 'en', { ...atTheLake, mode: 'itinerary' }));
  await expect(main(page)).toContainText(t('stay.itinerary'));
  await click(page.getByRole('link', { name: new RegExp(`^${t('searchResults.card.rooms')}`) }));
  await click(guest.rooms().first());
  await guest.chooseRate(0);
  await guest.chooseExtras(false);
  await guest.giveContact();
  await submitted(page, 'NONE-NONE');
  await guest.confirmation();
  expect(new Set(modes)).toEqual(new Set(['ITINERARY']));
});
