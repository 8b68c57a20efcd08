import { writeFileSync } from 'node:fs';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { accessibilityChecks } from '../support/checks-a11y/allChecks';
import { screenStates } from '../support/screens';
import { OLDER } from '../support/screenState';
import { test } from '../support/site';
import { fileIn, requestNow } from './folders';
import type { CheckRow } from './model';
import { planOf } from './plan';
import { reach } from './reach';

const request = requestNow();
const walks = planOf(request, { states: screenStates, locales, themes: themeNames });

/** A state in the first of its locales: the checks use the page, which no engine can look at afterwards. */
const walksByState = walks.filter(({ state }, place) => walks.findIndex((each) => each.state === state) === place);

for (const walk of walksByState) {
  const { id, state, locale } = walk;
  test(`${id}, by scripts${state.isOlderOnly ? ` ${OLDER}` : ''}`, async ({ page, scenario }) => {
    test.setTimeout(300_000);
    await reach(page, walk, scenario);
    const rows: CheckRow[] = [];
    for (const [name, { criteria, find }] of Object.entries(accessibilityChecks)) {
      const found = await find(page);
      // A check of several criteria names the one that a fault is of.
      const named = criteria.filter((num) => found.some((fault) => fault.startsWith(`${num} `)));
      rows.push({
        id: `${id}, ${name}`,
        kind: 'scripted',
        criteria: named.length > 0 ? named : [...criteria],
        route: state.route,
        state: state.name,
        locale,
        theme: '',
        outcome: found.length > 0 ? 'failed' : 'passed',
        note: found.join('\n'),
      });
    }
    writeFileSync(fileIn(request, 'rows', `scripts-${id}.json`), JSON.stringify(rows));
  });
}
