import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { routeIds } from '../../src/routes/routes';
import { violations } from '../support/axe';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { expect, tally, test } from '../support/site';

test('every route has a place in the list of screens', () => {
  const listed = new Set(screenStates.map(({ route }) => route));
  expect(routeIds.filter((route) => !listed.has(route))).toEqual([]);
});

for (const locale of locales) {
  test.describe(`accessibility in ${locale}`, () => {
    for (const state of screenStates) {
      test(`${state.name} (${locale})`, async ({ page, scenario }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (state.scenario) await scenario(state.scenario);
        await state.open(new Guest(page, locale), scenario);
        const found = await violations(page);
        let themesSeen = 0;
        const faint: string[] = [];
        // One language is enough to see every colour; the widths of words do not change them.
        if (locale === 'fi') {
          for (const theme of themeNames) {
            await page.evaluate((name) => {
              document.documentElement.className = name;
            }, theme);
            faint.push(...(await violations(page, ['color-contrast'])).map((each) => `${theme}: ${each}`));
            themesSeen += 1;
          }
        }
        tally(`${state.name}-${locale}`, {
          'screens and states checked by axe': 1,
          'axe violations': found.length,
          'themes checked for contrast': themesSeen,
          'contrast violations': faint.length,
        });
        expect(found).toEqual([]);
        expect(faint).toEqual([]);
      });
    }
  });
}
