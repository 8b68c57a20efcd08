import { themeNames } from '../../src/config/brands';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { test } from '../support/site';
import { contactSheet } from './contactSheet';
import { standAt } from './standAt';
import { wear } from './wear';
import { widths } from './widths';

/** Finnish has the longest words; one more language shows what they hide. */
const locales = (process.env.LOOK_LOCALES ?? 'fi').split(',').filter((locale) => locale === 'fi' || locale === 'en');

for (const locale of locales) {
  for (const state of screenStates) {
    test(`${state.name} (${locale})`, async ({ page, scenario }) => {
      test.setTimeout(180_000);
      if (state.scenario) await scenario(state.scenario);
      await state.open(new Guest(page, locale), scenario);
      // What is open over the page has the size of the window, not of the page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      const rows: Buffer[][] = [];
      for (const theme of themeNames) {
        await wear(page, theme);
        const row: Buffer[] = [];
        for (const width of widths) {
          await standAt(page, width);
          row.push(await page.screenshot({ fullPage }));
        }
        rows.push(row);
      }
      await contactSheet(`${state.route}-${state.name}-${locale}`, rows);
    });
  }
}
