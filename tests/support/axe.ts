import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addStyle } from './addStyle';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Present once axe is loaded. */
    readonly axe: Pick<typeof axe, 'run'>;
  }
}

/** The script of axe. A browser window compiles it once and caches it for further pages. */
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and best practices. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Turns animations off, as axe would measure colours in the middle of a transition, and lays out what is out of sight:
 * axe looks into a card whose height is still guessed, and would take what follows the card for its background.
 */
export async function standStill(page: Page): Promise<void> {
  await addStyle(
    page,
    `*, *::before, *::after { transition: none !important; animation: none !important; }
     * { content-visibility: visible !important; }`,
  );
}

/** Loads axe in the page and its frames, which all belong to the site. */
export async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

const linesOf = ({ violations: found }: Pick<AxeResults, 'violations'>): readonly string[] =>
  found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );

/** The findings of axe on the page as it is: one line each, with the place. Of all rules, the named ones, or all but some. */
export async function violations(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<readonly string[]> {
  await standStill(page);
  await loadAxe(page);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  return linesOf(
    await page.evaluate(async (asked) => {
      // What sticks to the window covers other controls, and which ones depends on where the page is scrolled to.
      const stuck = [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((each) => getComputedStyle(each).position === 'sticky')
        .map((element) => ({ element, style: element.getAttribute('style') }));
      for (const { element } of stuck) Object.assign(element.style, { position: 'relative', inset: 'auto' });
      const found = await window.axe.run(document, asked);
      for (const { element, style } of stuck)
        if (style === null) element.removeAttribute('style');
        else element.style.cssText = style;
      return found;
    }, options),
  );
}

/** Contrast findings in every theme, as `theme: finding`. The page gets its own theme back afterwards. */
export async function faintIn(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  await standStill(page);
  await loadAxe(page);
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
