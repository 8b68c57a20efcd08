import { existsSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import { test } from '../support/site';
import { fileIn, requestNow } from './folders';
import { machineOf } from './machine';
import type { AuditRow } from './model';
import { notTestedHere, notTestedInTheme } from './notTested';
import { opinionsIn } from './opinionsIn';
import { takePictures } from './pictures';
import { planOf, rowId } from './plan';
import type { Walk } from './plan';
import { reach } from './reach';
import { ownTheme } from './wear';

const request = requestNow();
const fileOf = (part: string, name: string): string => fileIn(request, part, name);

const walks = planOf(request, { states: screenStates, locales, themes: themeNames });

async function walkTo(page: Page, walk: Walk, play: (names: string) => Promise<void>): Promise<void> {
  const { id, state, locale, themes } = walk;
  const steps = await reach(page, walk, play);
  const address = page.url().replace(/^https?:\/\/[^/]+/, '');
  const title = await page.title();
  const own = await ownTheme(page);
  writeFileSync(fileOf('trees', `${id}.txt`), await page.locator('html').ariaSnapshot());
  const pictureOf = (theme: string) => `pictures/${rowId(id, theme)}.jpg`;
  const pictures = await takePictures(page, own, themes, (theme) => [
    fileOf('pictures', `${rowId(id, theme)}.jpg`),
    pictureOf(theme),
  ]);
  const opinions = await opinionsIn(page, own, pictures);
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
    picture: pictureOf(theme),
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
    const { index, count } = request.shard ?? { index: 1, count: 1 };
    const machine = fileOf('machines', `${index}-of-${count}.json`);
    if (!existsSync(machine)) writeFileSync(machine, JSON.stringify(await machineOf(page)));
    for (const [place, walk] of ofState.entries()) {
      if (place > 0) await newGuest();
      await test.step(walk.locale, async () => walkTo(page, walk, scenario));
    }
  });
}
