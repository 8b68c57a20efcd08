import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Finding, Opinion, RuleOf, Severity } from '../model';

/** What the engine answers, as far as it is used. */
interface IbmResult {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly path: { readonly dom: string };
  readonly message: string;
  readonly snippet: string;
}

interface IbmEngine {
  readonly Checker: new () => {
    readonly check: (page: Document, rules: readonly string[]) => Promise<{ readonly results: readonly IbmResult[] }>;
    readonly rulesets: readonly {
      readonly id: string;
      readonly checkpoints: readonly {
        readonly num: string;
        readonly rules?: readonly { readonly id: string }[];
      }[];
    }[];
  };
}

const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
const { version } = JSON.parse(readFileSync(require.resolve('accessibility-checker-engine/package.json'), 'utf8')) as {
  readonly version: string;
};

/** Runs in the browser: all results, and the criteria of each rule. */
const check = async () => {
  const { ace } = window as unknown as { readonly ace: IbmEngine };
  const checker = new ace.Checker();
  const rules = 'IBM_Accessibility';
  const { results } = await checker.check(document, [rules]);
  const points = checker.rulesets.find(({ id }) => id === rules)?.checkpoints ?? [];
  return {
    results: results.map(({ ruleId, value, path, message, snippet }) => ({
      ruleId,
      value,
      path: { dom: path.dom },
      message,
      snippet,
    })),
    points: points.map(({ num, rules: own }) => ({ num, rules: (own ?? []).map(({ id }) => id) })),
  };
};

/** A recommendation is no criterion’s; of a violation the level of what it breaks is not told. */
const severityOf = (level: string): Severity => (level === 'VIOLATION' ? 'serious' : 'moderate');

export function readIbm(
  results: readonly IbmResult[],
  points: readonly { readonly num: string; readonly rules: readonly string[] }[],
): Pick<Opinion, 'findings' | 'passed'> {
  const ruleOf = (rule: string): RuleOf => ({
    rule,
    criteria: points.flatMap(({ num, rules }) => (rules.includes(rule) && /^\d\.\d/.test(num) ? [num] : [])),
  });
  const findings = results.flatMap(({ ruleId, value: [level, outcome], path, message, snippet }): Finding[] => {
    if (outcome === 'PASS' || level === 'INFORMATION') return [];
    return [
      {
        ...ruleOf(ruleId),
        engine: 'ibm',
        outcome: outcome === 'FAIL' ? 'failed' : 'cantTell',
        target: path.dom,
        snippet,
        message,
        mend: `${message}. The rule is in https://www.ibm.com/able/requirements/checker-rule-sets`,
        severity: severityOf(level),
      },
    ];
  });
  const found = new Set(findings.map(({ rule }) => rule));
  const passed = [...new Set(results.map(({ ruleId }) => ruleId))].filter((rule) => !found.has(rule));
  return { findings, passed: passed.map(ruleOf) };
}

/** What IBM’s engine says. It does not name the rules that had nothing to look at. */
export async function ibmOpinion(page: Page): Promise<Opinion> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const { results, points } = await page.evaluate(check);
  return { engine: 'ibm', version, ...readIbm(results, points), inapplicable: [] };
}
