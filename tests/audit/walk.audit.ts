import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { addStyle } from '../support/addStyle';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import { test } from '../support/site';
import { axeOpinionsOfColours } from './engines/axe';
import { allOpinions } from './engines/opinions';
import { fileIn, requestNow } from './folders';
import type { AuditRow, Opinion } from './model';
import { notTestedHere, notTestedInTheme } from './notTested';
import { planOf, rowId } from './plan';
import type { Walk } from './plan';
import { reach } from './reach';
import { ownTheme, wear } from './wear';

const request = requestNow();
const fileOf = (part: string, name: string): string => fileIn(request, part, name);

/** Takes the pictures in all themes, before the engines change the page: the page’s own as a whole. */
async function takePictures(page: Page, { id, themes }: Walk, own: string): Promise<void> {
  // A theme is taken as it is, not on the way from the one before.
  await addStyle(page, '*, *::before, *::after { transition: none !important }');
  // A dialog over the page has the size of the window, not of the page.
  const isWhole = (await page.locator('dialog[open]').count()) === 0;
  for (const theme of themes) {
    await wear(page, theme);
    const file = fileOf('pictures', `${rowId(id, theme)}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 60, fullPage: isWhole && theme === own });
  }
  await wear(page, own);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** The opinions in each theme: all in the page’s own, those about colours in the others. */
async function opinionsIn(page: Page, themes: readonly string[], own: string) {
  const inOwn = themes.includes(own) ? ([[own, await allOpinions(page)]] as const) : [];
  const ofColours = await axeOpinionsOfColours(
    page,
    themes.filter((theme) => theme !== own),
  );
  return new Map<string, readonly Opinion[]>([
    ...inOwn,
    ...[...ofColours].map(([theme, opinion]) => [theme, [opinion]] as const),
  ]);
}

const walks = planOf(request, { states: screenStates, locales, themes: themeNames });

async function walkTo(page: Page, walk: Walk, play: (names: string) => Promise<void>): Promise<void> {
  const { id, state, locale, themes } = walk;
  const steps = await reach(page, walk, play);
  const address = page.url().replace(/^https?:\/\/[^/]+/, '');
  const title = await page.title();
  const own = await ownTheme(page);
  writeFileSync(fileOf('trees', `${id}.txt`), await page.locator('html').ariaSnapshot());
  await takePictures(page, walk, own);
  const opinions = await opinionsIn(page, themes, own);
  const rows = themes.map((theme): AuditRow => ({
    id: rowId(id, theme),
    route: state.route,
    state: state.name,
    locale,
    theme,
    steps,
    address,
    title,
    opinions: opinions.get(theme) ?? [],
    picture: `pictures/${rowId(id, theme)}.jpg`,
    tree: `trees/${id}.txt`,
    notTested: theme === own ? notTestedHere : notTestedInTheme(own),
  }));
  writeFileSync(fileOf('walks', `${id}.json`), JSON.stringify(rows));
}

for (const state of new Set(walks.map((walk) => walk.state))) {
  const ofState = walks.filter((walk) => walk.state === state);
  // One window for all languages: it has compiled the code of the site and of the engines.
  test(`${state.name}${state.isOlderOnly ? ` ${OLDER}` : ''}`, async ({ page, scenario, newGuest }) => {
    // The engines take seconds on an idle machine, and minutes on a busy one.
    test.setTimeout(900_000);
    for (const [place, walk] of ofState.entries()) {
      if (place > 0) await newGuest();
      await test.step(walk.locale, async () => walkTo(page, walk, scenario));
    }
  });
}
