import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once the engine is there. */
    readonly axe: Pick<typeof axe, 'run'>;
  }
}

/** The engine as a script. A window that has compiled it once takes it again from its own cache, page after page. */
const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes every movement out of the page: a colour on its way to another is a moment that nobody sees and axe measures. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.getElementById('still')) return;
    const style = document.createElement('style');
    style.id = 'still';
    style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
    document.head.append(style);
  });
}

/** Puts the engine into the page and its frames, which are all of the site itself. */
async function bringEngine(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine);
}

const linesOf = ({ violations: found }: Pick<AxeResults, 'violations'>): readonly string[] =>
  found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );

/** What axe finds wrong with the page as it stands: one line a finding, with where. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await still(page);
  await bringEngine(page);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    resultTypes: ['violations'],
  };
  return linesOf(await page.evaluate((asked) => window.axe.run(document, asked), options));
}

/** What does not meet the contrast in one of the themes, as `theme: finding`. The page wears its own one again then. */
export async function faintIn(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  await still(page);
  await bringEngine(page);
  const found = await page.evaluate(async (names) => {
    const { documentElement: root } = document;
    const worn = root.className;
    const results = [];
    for (const theme of names) {
      root.className = theme;
      const options = { runOnly: ['color-contrast'], resultTypes: ['violations' as const] };
      const { violations: faint } = await window.axe.run(document, options);
      results.push({ theme, faint });
    }
    root.className = worn;
    return results;
  }, themes);
  return found.flatMap(({ theme, faint }) => linesOf({ violations: faint }).map((each) => `${theme}: ${each}`));
}
