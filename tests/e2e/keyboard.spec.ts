import { pathOf } from '../../src/routes/routes';
import { contact, Guest } from '../support/guest';
import { press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/site';

/** The search drawer without a mouse: a city from the list, days from the calendar, two rooms, two children, a dog. */
async function searchByKeyboard(guest: Guest): Promise<void> {
  const { page, words } = guest;
  const { t } = words;
  await press(page, guest.button(t('search.moreHint')));
  const drawer = page.getByRole('dialog');
  await tabTo(page, drawer.getByRole('combobox', { name: t('search.place.label') }));
  await page.keyboard.type('Helsingf');
  await drawer.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const days = drawer.getByRole('grid');
  await tabTo(page, days.locator('[tabindex="0"]').first());
  const arrival = drawer.getByLabel(t('dates.arrival'), { exact: true });
  const departure = drawer.getByLabel(t('dates.departure'), { exact: true });
  // From the second of November to the first of December. Each key waits until the calendar has handled the last.
  const focused = (day: string) => expect(days.locator(`:focus[data-day="${day}"]`)).toBeVisible();
  await page.keyboard.press('PageDown');
  await focused('2026-12-02');
  await page.keyboard.press('ArrowLeft');
  await focused('2026-12-01');
  await page.keyboard.press('Enter');
  await focused('2026-12-02');
  await page.keyboard.press('ArrowRight');
  await focused('2026-12-03');
  await page.keyboard.press('Enter');
  await expect(arrival).toHaveValue('2026-12-01');
  await expect(departure).toHaveValue('2026-12-03');
  const button = (name: string) => drawer.getByRole('button', { name, exact: true });
  await press(page, button(t('search.party.roomsMore')));
  await press(page, button(t('search.party.childrenMore')));
  await page.keyboard.press('Enter');
  for (const [index, age] of ['5', '1'].entries()) {
    await tabTo(page, drawer.getByLabel(t('stay.party.age', { number: index + 1 })));
    await page.keyboard.type(age);
  }
  await press(page, button(t('search.party.petsMore')));
  await press(page, button(t('search.submit')));
  await press(page, page.locator('a[href*="hotel=1001"]').first());
}

test('a whole booking with the keyboard alone (shared)', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathOf('home', 'sv'));
  await searchByKeyboard(guest);
  for (let room = 0; room < 2; room += 1) {
    await page.waitForURL(new RegExp(`rum\\?room=${room}$`));
    await press(page, guest.rooms().first());
    await page.waitForURL(/pris/);
    await press(page, guest.wayOn());
  }
  // The address changes before the page does, and the button before it has the same name.
  await page.getByRole('heading', { name: t('chooseExtras.title') }).waitFor();
  await press(page, guest.addExtra().first());
  await press(page, guest.wayOn());
  await page.locator('#firstName').waitFor();
  for (const [field, value] of Object.entries(contact)) {
    await tabTo(page, page.locator(`#${field}`));
    await page.keyboard.type(value);
  }
  await press(page, guest.wayOn());
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
