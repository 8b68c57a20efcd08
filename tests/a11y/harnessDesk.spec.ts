import { violations } from '../support/axe';
import { choose, click } from '../support/click';
import { wideOrCut } from '../support/pageMeasures';
import { expect, test } from '../support/site';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the desk of the harness can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/_harness');
      await choose(page.getByRole('combobox', { name: /^Fault/ }), 'latency');
      await click(page.getByRole('button', { name: 'Add the fault' }));
      await expect(page.getByRole('status')).toBeFocused();
      await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      expect(await violations(page)).toEqual([]);
      expect(await wideOrCut(page)).toEqual([]);
    }
  });
}
