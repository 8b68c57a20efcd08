import { click } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** How many view transitions the open document has started. */
const transitions = (guest: Guest) =>
  guest.page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0));

for (const { wish, least, most } of [
  { wish: 'no-preference', least: 1, most: 99 },
  { wish: 'reduce', least: 0, most: 0 },
] as const) {
  test(`a guest who prefers ${wish} motion gets it between steps`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const { dataset } = document.documentElement;
        dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
        return start(change);
      };
    });
    const guest = new Guest(page, 'en');
    await guest.begin();
    await click(guest.rooms().first());
    await guest.button(guest.words.t('chooseRate.next')).waitFor();
    expect(await transitions(guest)).toBeGreaterThanOrEqual(least);
    expect(await transitions(guest)).toBeLessThanOrEqual(most);
    // The transition is over, and the step can be used.
    await click(guest.button(guest.words.t('chooseRate.next')));
    await page.waitForURL('**/booking/extras**');
  });
}
