import type { Locator, Page } from '@playwright/test';
import { contact, familyStay, Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** Presses Tab until the focus is on what is looked for, as a guest without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('120 presses of Tab did not reach it');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a whole booking with the keyboard alone', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await page.emulateMedia({ colorScheme: 'dark' });
  await guest.begin(familyStay);
  for (let room = 0; room < 2; room += 1) {
    await page.waitForURL(new RegExp(`rum\\?room=${room}$`));
    await press(page, guest.rooms().first());
    await page.waitForURL(/pris/);
    await press(page, guest.button(t('chooseRate.next')));
  }
  for (let room = 0; room < 2; room += 1) {
    await page.waitForURL(new RegExp(`tillval\\?room=${room}$`));
    await press(page, guest.button(t('chooseExtras.next')));
  }
  await page.locator('#firstName').waitFor();
  for (const [field, value] of Object.entries(contact)) {
    await tabTo(page, page.locator(`#${field}`));
    await page.keyboard.type(value);
  }
  await press(page, guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  const ways = page.getByRole('radio');
  await tabTo(page, ways.first());
  const chosen = guest.payByCard();
  for (let presses = 0; presses < 10 && !(await chosen.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeChecked();
  await press(page, page.locator('#terms'), 'Space');
  await press(page, guest.orderButton());
  await page.waitForURL('**/pay/**');
  await press(page, page.getByRole('button').first());
  await guest.confirmation();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
