import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import { test } from '../support/site';
import { axeOpinion } from './engines/axe';
import { allOpinions } from './engines/opinions';
import { fileIn, requestNow } from './folders';
import type { AuditRow, Opinion } from './model';
import { notTestedHere, notTestedInTheme } from './notTested';
import { planOf, rowId } from './plan';
import type { Walk } from './plan';
import { reach } from './reach';

const request = requestNow();
const fileOf = (part: string, name: string): string => fileIn(request, part, name);

/** The rules of axe that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const ownTheme = (page: Page): Promise<string> =>
  page.evaluate((names) => [...document.documentElement.classList].find((each) => names.includes(each)) ?? '', [
    ...themeNames,
  ] as string[]);

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    root.className = name;
    root.dataset.scheme = name.endsWith('Dark') ? 'dark' : 'light';
  }, theme);

/** Takes the pictures in all themes, before the engines change the page: the page’s own as a whole. */
async function takePictures(page: Page, { id, themes }: Walk, own: string): Promise<void> {
  // A dialog over the page has the size of the window, not of the page.
  const isWhole = (await page.locator('dialog[open]').count()) === 0;
  for (const theme of themes) {
    await wear(page, theme);
    const file = fileOf('pictures', `${rowId(id, theme)}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 60, fullPage: isWhole && theme === own });
  }
  await wear(page, own);
}

/** The opinions in each theme: all in the page’s own, those about colours in the others. */
async function opinionsIn(page: Page, themes: readonly string[], own: string) {
  const opinions = new Map<string, readonly Opinion[]>();
  if (themes.includes(own)) opinions.set(own, await allOpinions(page));
  for (const theme of themes) {
    if (theme === own) continue;
    await wear(page, theme);
    opinions.set(theme, [await axeOpinion(page, colourRules)]);
  }
  return opinions;
}

const walks = planOf(request, { states: screenStates, locales, themes: themeNames });

for (const walk of walks) {
  const { id, state, locale, themes } = walk;
  test(`${id}${state.isOlderOnly ? ` ${OLDER}` : ''}`, async ({ page, scenario }) => {
    // The engines take seconds on an idle machine, and minutes on a busy one.
    test.setTimeout(900_000);
    const steps = await reach(page, walk, scenario);
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
  });
}
