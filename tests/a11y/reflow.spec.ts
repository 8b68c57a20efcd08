import { crowding } from '../support/crowding';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { expect, tally, test } from '../support/site';

/** The narrowest window, letters twice as large, and the language with the longest words. */
test.describe('everything fits', () => {
  for (const state of screenStates) {
    test(`${state.name}, 320 px wide with text of 200 %`, async ({ page, scenario }) => {
      if (state.scenario) await scenario(state.scenario);
      await state.open(new Guest(page, 'fi'), scenario);
      // A page that lays itself out anew may take a moment.
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => crowding(page)).toEqual([]);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await expect.poll(() => crowding(page)).toEqual([]);
      tally(`reflow-${state.name}`, { 'screens and states that fit 320 px and 200 %': 1 });
    });
  }
});
