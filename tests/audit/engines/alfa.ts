import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import type { Rule } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import { alfaVersion, Rules } from '@siteimprove/alfa-rules';
import { criterionOf } from '../criteria';
import type { Finding, Opinion, RuleOf } from '../model';
import { snippetsAt } from './snippets';

/** A rule, as far as it is used. */
interface AlfaRule {
  readonly uri: string;
  readonly toJSON: () => unknown;
}

/** What a rule says that it is about, as far as it is used. */
interface Requirement {
  readonly type: string;
  readonly chapter?: string;
}

const requirementsOf = (rule: AlfaRule): readonly Requirement[] =>
  (rule.toJSON() as { readonly requirements: readonly Requirement[] }).requirements;

const chaptersOf = (rule: AlfaRule): readonly string[] =>
  requirementsOf(rule).flatMap(({ type, chapter }) => (type === 'criterion' && chapter ? [chapter] : []));

/** All rules but those about level AAA only. */
const rules = [...Rules.values()].filter((rule: AlfaRule) => {
  const chapters = chaptersOf(rule);
  return chapters.length === 0 || chapters.some((num) => criterionOf(num));
});

const ruleOf = (rule: AlfaRule): RuleOf => ({
  rule: rule.uri.replace(/^.*\//, ''),
  criteria: chaptersOf(rule).filter((num) => criterionOf(num)),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The XPath of what a rule judged: a node, an attribute of one, or the first of a group. */
function pathOf(target: unknown): string {
  if (!isObject(target)) return '/';
  if (
    'owner' in target &&
    isObject(target.owner) &&
    'getOr' in target.owner &&
    typeof target.owner.getOr === 'function'
  )
    return pathOf(target.owner.getOr(null));
  if ('path' in target && typeof target.path === 'function') return String(target.path());
  if (Symbol.iterator in target) return pathOf([...(target as Iterable<unknown>)][0]);
  return '/';
}

/** Each message that an expectation of a rule ended with. */
const messagesOf = (outcome: { readonly toJSON: () => unknown }): string => {
  const { expectations = [], diagnostic } = outcome.toJSON() as {
    readonly expectations?: readonly [
      string,
      { readonly type: string; readonly error?: { readonly message: string } },
    ][];
    readonly diagnostic?: { readonly message: string };
  };
  const errors = expectations.flatMap(([, { error }]) => (error ? [error.message] : []));
  return [...errors, ...(diagnostic ? [diagnostic.message] : [])].join('. ');
};

/** A fault against level A keeps more people out than one against AA; a best practice is no criterion’s. */
const severityOf = (criteria: readonly string[]): Finding['severity'] => {
  if (criteria.length === 0) return 'minor';
  return criteria.some((num) => criterionOf(num)?.level === 'A') ? 'serious' : 'moderate';
};

/** What Siteimprove’s Alfa says of a page. */
export async function alfaOpinion(page: Page): Promise<Opinion> {
  const copy = await Playwright.toPage(await page.evaluateHandle(() => document));
  const audit = Audit.of(copy, rules as unknown as readonly Rule<typeof copy, never, never, never>[]);
  const found = [...(await audit.evaluate())];
  const places = found.flatMap((outcome) => {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
    return [{ outcome, isFailed: Outcome.isFailed(outcome), target: pathOf(outcome.target) }];
  });
  const snippets = await snippetsAt(
    page,
    places.map(({ target }) => target),
  );
  const findings = places.map(({ outcome, isFailed, target }, place): Finding => {
    const own = ruleOf(outcome.rule);
    const message = messagesOf(outcome) || 'A person has to answer a question of this rule.';
    return {
      ...own,
      engine: 'alfa',
      outcome: isFailed ? 'failed' : 'cantTell',
      target,
      snippet: snippets[place] ?? '',
      message,
      mend: `${message}. See ${outcome.rule.uri}`,
      severity: severityOf(own.criteria),
    };
  });
  const named = new Map(found.map(({ rule }) => [rule.uri, rule]));
  const isSeen = (uri: string, is: (one: unknown) => boolean) => found.some((one) => one.rule.uri === uri && is(one));
  const fits = (is: (uri: string) => boolean) => [...named].filter(([uri]) => is(uri)).map(([, rule]) => ruleOf(rule));
  const isOpen = (uri: string) => isSeen(uri, Outcome.isFailed) || isSeen(uri, Outcome.isCantTell);
  return {
    engine: 'alfa',
    version: alfaVersion,
    findings,
    passed: fits((uri) => !isOpen(uri) && isSeen(uri, Outcome.isPassed)),
    inapplicable: fits((uri) => isSeen(uri, Outcome.isInapplicable)),
  };
}
