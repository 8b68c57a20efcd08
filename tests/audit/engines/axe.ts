import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NodeResult, Result } from 'axe-core';
import { standards } from '../../support/axe';
import type { Finding, Opinion, RuleOf } from '../model';

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
});

const findingsOf = (results: readonly Result[], outcome: Finding['outcome']): readonly Finding[] =>
  results.flatMap((result) => result.nodes.map((node) => findingOf(result, outcome, node)));

/** What axe says of a page that stands still: by all rules of the standards, or by those of the names. */
export async function axeOpinion(page: Page, rules?: readonly string[]): Promise<Opinion> {
  const builder = new AxeBuilder({ page });
  const found = await (rules ? builder.withRules([...rules]) : builder.withTags([...standards])).analyze();
  return {
    engine: 'axe',
    version: found.testEngine.version,
    findings: [...findingsOf(found.violations, 'failed'), ...findingsOf(found.incomplete, 'cantTell')],
    passed: found.passes.map(ruleOf),
    inapplicable: found.inapplicable.map(ruleOf),
  };
}
