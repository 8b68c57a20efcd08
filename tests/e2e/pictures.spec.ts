import path from 'node:path';
import { locales } from '../../src/i18n/locales';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { test } from '../support/site';

/** A contact sheet's pictures, for looking at: `PICTURES=1 npm run audit`, into `contact-sheet/`. */
const widths = [360, 768, 1440];
const shown = locales.filter((locale) => locale === 'fi' || locale === 'en');

test.describe('pictures of every screen', () => {
  for (const locale of shown) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const state of screenStates) {
        test(`${state.name} (${locale}, ${scheme})`, async ({ page, scenario }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          if (state.scenario) await scenario(state.scenario);
          await state.open(new Guest(page, locale), scenario);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const name = `${state.route}-${state.name.replaceAll(/\W+/g, '-')}-${locale}-${scheme}-${width}.png`;
            await page.screenshot({ path: path.resolve(__dirname, '../../contact-sheet', name), fullPage: true });
          }
        });
      }
    }
  }
});
