import { criteria } from '../criteria';
import type { Criterion } from '../criteria';
import type { AuditRow, CheckRow, EngineName, Outcome } from '../model';
import type { Evidence } from './evidence';

/** How a criterion stands, over some rows. */
export interface Judgement {
  readonly criterion: Criterion;
  /** The rules that ran, by engine. */
  readonly rules: readonly { readonly engine: EngineName; readonly rules: readonly string[] }[];
  readonly checks: readonly CheckRow[];
  readonly faults: number;
  readonly questions: number;
  /** Faults that the statement names. */
  readonly known: Evidence['known'];
  readonly outcome: Outcome;
  readonly why: string;
}

const rulesFor = (num: string, rows: readonly AuditRow[]): Judgement['rules'] => {
  const found = new Map<EngineName, Set<string>>();
  for (const { opinions } of rows)
    for (const { engine, findings, passed, inapplicable } of opinions)
      for (const { rule, criteria: own } of [...findings, ...passed, ...inapplicable])
        if (own.includes(num)) found.set(engine, (found.get(engine) ?? new Set()).add(rule));
  return [...found].map(([engine, rules]) => ({ engine, rules: [...rules].sort() }));
};

type Counted = Pick<Judgement, 'faults' | 'questions' | 'known' | 'checks'>;

/**
 * A criterion fails by one fault. Engines alone never pass one: they see a part of it, so it stays open until a check
 * that uses the page, or a person, has answered.
 */
function judge(
  { judged }: Criterion,
  { faults, questions, known, checks }: Counted,
): Pick<Judgement, 'outcome' | 'why'> {
  const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
  if (faults + failed > 0)
    return { outcome: 'failed', why: `Findings of engines: ${faults}. Failed checks: ${failed}.` };
  if (known.length > 0)
    return {
      outcome: 'failed',
      why: known
        .map(({ place, effect, plannedOn }) => `Known, to be mended by ${plannedOn}. ${place.en}: ${effect.en}`)
        .join(' '),
    };
  if (judged.by === 'nobody') return { outcome: 'inapplicable', why: judged.why };
  const asked = questions > 0 ? `Open questions of engines: ${questions}. A` : 'No fault is left unexplained. A';
  const isOpen = questions > 0 || checks.some(({ outcome }) => outcome === 'cantTell');
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  if (!isOpen && passed > 0)
    return { outcome: 'passed', why: `Checks that passed: ${passed}. No fault of an engine is left unexplained.` };
  return { outcome: 'cantTell', why: `${asked} person has to look at ${judged.looksAt}.` };
}

/** The judgement of each criterion over the rows and checks. */
export function judgementsOf({
  rows,
  groups,
  checks,
  known,
}: Pick<Evidence, 'rows' | 'groups' | 'checks' | 'known'>): readonly Judgement[] {
  const ids = new Set(rows.map(({ id }) => id));
  const open = groups.filter(({ explanation }) => explanation === null);
  return criteria.map((criterion) => {
    const { num } = criterion;
    const count = (outcome: Outcome) =>
      open
        .filter((group) => group.outcome === outcome && group.criteria.includes(num))
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ row }) => ids.has(row.id)).length;
    const counted = {
      faults: count('failed'),
      questions: count('cantTell'),
      known: known.filter((each) => each.criteria.includes(num)),
      checks: checks.filter((each) => each.criteria.includes(num)),
    };
    return { criterion, rules: rulesFor(num, rows), ...counted, ...judge(criterion, counted) };
  });
}
