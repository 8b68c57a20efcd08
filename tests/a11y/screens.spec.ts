import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { routeIds } from '../../src/routes/routes';
import type { RouteId } from '../../src/routes/routes';
import { addStyle } from '../support/addStyle';
import { faintIn, violations } from '../support/axe';
import { crowding } from '../support/crowding';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import { expect, tally, test } from '../support/site';
import { isAsleep, untilRunning, wake } from '../support/wake';

test('every route is in the list of screens', () => {
  const listed = new Set(screenStates.map(({ route }) => route));
  expect(routeIds.filter((route) => !listed.has(route))).toEqual([]);
});

/** The narrowest window, and then text of twice the size. The page may need a moment to lay itself out. */
async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // Includes what is rendered only when it is scrolled near.
  await addStyle(page, '* { content-visibility: visible !important }');
  await expect.poll(() => crowding(page), '320 px').toEqual([]);
  expect.soft(await violations(page, ['target-size']), '320 px').toEqual([]);
  await addStyle(page, 'html { font-size: 200% !important }');
  await expect.poll(() => crowding(page), '320 px, text of 200 %').toEqual([]);
}

/** Pages that sleep are audited awake, one of each kind also as its guests first have it. */
const auditedAsleep: readonly (RouteId | 'notFound')[] = ['home', 'hotel', 'privacyPolicy'];

/** All rules but that of contrast, which the colours of themes are read for: no language has colours of its own. */
const violationsButFaint = (page: Page) => violations(page, undefined, ['color-contrast']);

/** The findings of axe on a page once it is awake, after those while it sleeps. */
async function violationsAwake(page: Page, route: RouteId | 'notFound'): Promise<readonly string[]> {
  if (!(await isAsleep(page))) {
    await untilRunning(page);
    return violationsButFaint(page);
  }
  const before = auditedAsleep.includes(route) ? await violations(page) : [];
  await wake(page);
  return [...before.map((line) => `asleep: ${line}`), ...(await violationsButFaint(page))];
}

for (const [place, state] of screenStates.entries()) {
  test(`accessibility: ${state.name}${state.isOlderOnly ? ` ${OLDER}` : ''}`, async ({ page, scenario, newGuest }) => {
    test.setTimeout(240_000);
    const languages = inTurn(locales, place);
    for (const locale of languages) {
      if (locale !== languages[0]) await newGuest();
      if (state.scenario) await scenario(state.scenario);
      await state.open(new Guest(page, locale), scenario);
      const found = await violationsAwake(page, state.route);
      tally(`${state.name}-${locale}`, { 'screens and states checked by axe': 1, 'axe violations': found.length });
      expect.soft(found, locale).toEqual([]);
      // One language is enough for the colours, and for what has to fit.
      if (locale !== languages[0]) continue;
      const themes = inTurn(themeNames, place, 2);
      const faint = await faintIn(page, themes);
      tally(`${state.name}-themes`, {
        'themes checked for contrast': themes.length,
        'contrast violations': faint.length,
      });
      expect.soft(faint).toEqual([]);
      await expectRoom(page);
      tally(`${state.name}-room`, { 'screens and states that fit 320 px and 200 %': 1 });
    }
  });
}
