import { criterionOf } from '../criteria';
import { explanationOf } from '../explained';
import type { Explanation } from '../explained';
import { severities } from '../model';
import type { AuditRow, EngineName, Finding, Severity } from '../model';

/** One place of a finding: a row, and where in its page. */
export interface Occurrence {
  readonly row: AuditRow;
  readonly finding: Finding;
  /** The engines that also failed this row by the same criterion. */
  readonly alsoSeenBy: readonly EngineName[];
}

/** All occurrences of what a rule of an engine found. */
export interface Group {
  readonly id: string;
  readonly engine: EngineName;
  readonly rule: string;
  readonly outcome: Finding['outcome'];
  readonly criteria: readonly string[];
  readonly message: string;
  readonly severity: Severity;
  readonly effect: string;
  readonly explanation: Explanation | null;
  readonly occurrences: readonly Occurrence[];
}

const others = ({ opinions }: AuditRow, { engine, criteria }: Finding): readonly EngineName[] =>
  opinions
    .filter(
      (opinion) =>
        opinion.engine !== engine &&
        opinion.findings.some(
          (each) => each.outcome === 'failed' && each.criteria.some((num) => criteria.includes(num)),
        ),
    )
    .map((opinion) => opinion.engine);

const effectOf = (criteria: readonly string[]): string =>
  criteria.flatMap((num) => criterionOf(num)?.effect ?? []).join(' ') ||
  'No criterion is about this: it is a best practice, which makes the page easier for people with assistive tools.';

const worst = (all: readonly Finding[]): Severity =>
  severities.find((severity) => all.some((each) => each.severity === severity)) ?? 'minor';

/** The findings of all rows by engine, rule, outcome and explanation: the worst first. */
export function groupsOf(rows: readonly AuditRow[], explanations?: readonly Explanation[]): readonly Group[] {
  const groups = new Map<string, { readonly explanation: Explanation | null; readonly occurrences: Occurrence[] }>();
  for (const row of rows)
    for (const { findings } of row.opinions)
      for (const finding of findings) {
        const explanation = explanationOf(finding, row.state, explanations) ?? null;
        const key = [finding.engine, finding.rule, finding.outcome, explanation?.why ?? ''].join(' ');
        const group = groups.get(key) ?? { explanation, occurrences: [] };
        groups.set(key, group);
        group.occurrences.push({ row, finding, alsoSeenBy: others(row, finding) });
      }
  const used = new Map<string, number>();
  return [...groups.values()]
    .map(({ explanation, occurrences }) => {
      const findings = occurrences.map(({ finding }) => finding);
      const [first] = findings as [Finding];
      const { engine, rule, outcome, criteria, message } = first;
      const name = `${engine}-${rule}-${outcome}`;
      const number = (used.get(name) ?? 0) + 1;
      used.set(name, number);
      const id = number === 1 ? name : `${name}-${number}`;
      const severity = worst(findings);
      return {
        id,
        engine,
        rule,
        outcome,
        criteria,
        message,
        severity,
        effect: effectOf(criteria),
        explanation,
        occurrences,
      };
    })
    .sort(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) || one.id.localeCompare(other.id),
    );
}

export interface Sorted {
  readonly faults: readonly Group[];
  readonly questions: readonly Group[];
  readonly explained: readonly Group[];
}

/** Faults fail the audit; open questions are for a person; what is explained was looked at. */
export const sortGroups = (groups: readonly Group[]): Sorted => ({
  faults: groups.filter(({ outcome, explanation }) => outcome === 'failed' && !explanation),
  questions: groups.filter(({ outcome, explanation }) => outcome === 'cantTell' && !explanation),
  explained: groups.filter(({ explanation }) => explanation !== null),
});
