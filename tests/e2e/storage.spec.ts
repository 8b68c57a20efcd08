import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { contact, Guest } from '../support/guest';
import { hostileTexts, refusals, seedStorage } from '../support/hostileStorage';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

/** From the home page to the last step: one room, tonight. */
async function goToConfirm(guest: Guest): Promise<void> {
  const { page, words } = guest;
  await page.goto(pathOf('home', 'en'));
  await guest.enterPlace('Helsinki');
  await click(guest.button(words.t('search.submit')));
  await page.waitForURL(`**${pathOf('searchResults', 'en')}?**`);
  await click(page.locator('a[href*="hotel=1001"]').first());
  await guest.rooms().first().waitFor();
  await guest.toConfirm(1);
}

for (const [name, text] of inTurn(Object.entries(hostileTexts), 1)) {
  test(`a guest books from the home page with ${name} in the browser`, async ({ page, complaints, bookings }) => {
    const guest = new Guest(page, 'en');
    await seedStorage(page, text);
    await goToConfirm(guest);
    await expect(page.getByText(guest.words.t('checkAndConfirm.notKept'))).toHaveCount(0);
    // The values that replaced the stored ones are read again.
    await page.reload();
    await expect(page.getByRole('main')).toContainText(contact.lastName);
    await guest.order(guest.payAtHotel());
    await guest.confirmation();
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
    expect(complaints).toEqual([]);
  });
}

for (const [name, refuse] of inTurn(Object.entries(refusals), 1)) {
  test(`a guest books from the home page with ${name}, and is warned before ordering`, async ({
    page,
    complaints,
    bookings,
  }) => {
    const guest = new Guest(page, 'en');
    const notKept = page.getByText(guest.words.t('checkAndConfirm.notKept'));
    await page.addInitScript(refuse);
    await goToConfirm(guest);
    await expect(notKept).toHaveCount(1);
    await guest.order(guest.payAtHotel());
    await guest.confirmation();
    await expect(notKept).toHaveCount(0);
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
    expect(complaints).toEqual([]);
  });

  test(`a guest with ${name} who opens a step of booking is told why, and gets the search`, async ({
    page,
    complaints,
  }) => {
    const guest = new Guest(page, 'en');
    await page.addInitScript(refuse);
    for (const route of ['chooseRate', 'contactDetails'] as const) {
      await page.goto(pathOf(route, 'en'));
      await click(page.getByRole('main').getByRole('link', { name: guest.words.t('staySummary.none.search') }));
      await page.waitForURL((url) => url.pathname === pathOf('searchResults', 'en'));
    }
    await page.goto(pathOf('confirmation', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
