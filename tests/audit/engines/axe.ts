import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result } from 'axe-core';
import { loadAxe, standards } from '../../support/axe';
import type { Finding, Opinion, RuleOf } from '../model';
import { wear } from '../wear';
import { contrastOf, withStyledColours } from './contrast';
import { askAgain, axeOptions } from './askAgain';

/** `wcag143` and `wcag1410` are the tags of 1.4.3 and 1.4.10. */
export const criteriaOfTags = (tags: readonly string[]): readonly string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return principle && guideline && number ? [`${principle}.${guideline}.${number}`] : [];
  });

const ruleOf = ({ id, tags }: Result): RuleOf => ({ rule: id, criteria: criteriaOfTags(tags) });

const findingOf = (result: Result, outcome: Finding['outcome'], node: NodeResult): Finding => ({
  ...ruleOf(result),
  engine: 'axe',
  outcome,
  target: node.target.flat().join(' '),
  snippet: node.html,
  message: result.help,
  mend: node.failureSummary ?? [...node.any, ...node.all, ...node.none].map(({ message }) => message).join(' '),
  severity: node.impact ?? result.impact ?? 'moderate',
  contrast: contrastOf(node),
});

const findingsOf = (results: readonly Result[], outcome: Finding['outcome']): readonly Finding[] =>
  results.flatMap((result) => result.nodes.map((node) => findingOf(result, outcome, node)));

async function opinionOf(page: Page, atFirst: AxeResults): Promise<Opinion> {
  const found = await askAgain(page, atFirst);
  const findings = [...findingsOf(found.violations, 'failed'), ...findingsOf(found.incomplete, 'cantTell')];
  return {
    engine: 'axe',
    version: found.testEngine.version,
    findings: await withStyledColours(page, findings),
    passed: found.passes.map(ruleOf),
    inapplicable: found.inapplicable.map(ruleOf),
  };
}

/** What axe says, by all rules of the standards, of a page that stands still. */
export async function axeOpinion(page: Page): Promise<Opinion> {
  return opinionOf(
    page,
    // With one page: without it, axe opens another one to put frames together, which takes half of the time.
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options(axeOptions)
      .withTags([...standards])
      .analyze(),
  );
}

/** The rules of axe that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe says of the colours of a page that stands still, in each of some themes. Axe is loaded once: most of the time
 * of a run of its own is what goes to the page and back.
 */
export async function axeOpinionsOfColours(
  page: Page,
  themes: readonly string[],
): Promise<ReadonlyMap<string, Opinion>> {
  await loadAxe(page);
  const opinions = new Map<string, Opinion>();
  for (const theme of themes) {
    await wear(page, theme);
    const found = await page.evaluate((options) => window.axe.run(document, options), {
      ...axeOptions,
      runOnly: colourRules,
    });
    opinions.set(theme, await opinionOf(page, found));
  }
  return opinions;
}
