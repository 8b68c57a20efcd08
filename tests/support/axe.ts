import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until no colour is on its way to another: axe would measure a moment that nobody sees. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (transitions().length > 0) await Promise.allSettled(transitions().map(({ finished }) => finished));
    await frame();
  });
}

/** What axe finds wrong with the page as it stands: one line a finding, with where. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await settle(page);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    resultTypes: ['violations'],
  };
  const found: AxeResults = await page.evaluate((asked) => window.axe.run(document, asked), options);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}

declare global {
  interface Window {
    readonly axe: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}
