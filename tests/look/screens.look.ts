import { themeNames } from '../../src/config/brands';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { test } from '../support/site';
import { contactSheet } from './contactSheet';
import { setWidth } from './setWidth';
import { applyTheme } from './applyTheme';
import { widths } from './widths';

/** Finnish by default, which has the longest words. */
const locales = (process.env.LOOK_LOCALES ?? 'fi').split(',').filter((locale) => locale === 'fi' || locale === 'en');

for (const locale of locales) {
  for (const state of screenStates.filter(({ isOlderOnly }) => !isOlderOnly)) {
    test(`${state.name} (${locale})`, async ({ page, scenario }) => {
      test.setTimeout(180_000);
      if (state.scenario) await scenario(state.scenario);
      await state.open(new Guest(page, locale), scenario);
      // A dialog over the page has the size of the window, not of the page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      const rows: Buffer[][] = [];
      for (const theme of themeNames) {
        await applyTheme(page, theme);
        const row: Buffer[] = [];
        for (const width of widths) {
          await setWidth(page, width);
          row.push(await page.screenshot({ fullPage }));
        }
        rows.push(row);
      }
      await contactSheet(`${state.route}-${state.name}-${locale}`, rows);
    });
  }
}
