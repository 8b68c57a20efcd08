import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { routeIds } from '../../src/routes/routes';
import type { RouteId } from '../../src/routes/routes';
import { addStyle } from '../support/addStyle';
import { faintIn, violations } from '../support/axe';
import { crowding } from '../support/crowding';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import type { ScreenState } from '../support/screenState';
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

/** All rules but that of contrast, which every theme's colours are read for: no language has colours of its own. */
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

/**
 * A state is audited in Finnish, which has the longest words, and in another language: of the states of a route each in
 * the next one, and in all where it has too few for that. `npm run audit` takes every state in every language.
 */
function languagesOf(state: ScreenState): readonly Locale[] {
  const [first, ...others] = locales;
  const ofRoute = screenStates.filter(({ route }) => route === state.route);
  const other = others[ofRoute.indexOf(state) % others.length];
  return ofRoute.length < others.length || !other ? locales : [first, other];
}

for (const state of screenStates) {
  test(`accessibility: ${state.name}${state.isOlderOnly ? ` ${OLDER}` : ''}`, async ({ page, scenario, newGuest }) => {
    test.setTimeout(240_000);
    for (const locale of languagesOf(state)) {
      if (locale !== locales[0]) await newGuest();
      if (state.scenario) await scenario(state.scenario);
      await state.open(new Guest(page, locale), scenario);
      const found = await violationsAwake(page, state.route);
      tally(`${state.name}-${locale}`, { 'screens and states checked by axe': 1, 'axe violations': found.length });
      expect.soft(found, locale).toEqual([]);
      // One language is enough for the colours.
      if (locale !== 'fi') continue;
      const faint = await faintIn(page, themeNames);
      tally(`${state.name}-themes`, {
        'themes checked for contrast': themeNames.length,
        'contrast violations': faint.length,
      });
      expect.soft(faint).toEqual([]);
      await expectRoom(page);
      tally(`${state.name}-room`, { 'screens and states that fit 320 px and 200 %': 1 });
    }
  });
}
