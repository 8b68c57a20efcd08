import { criteria } from '../criteria';
import type { Criterion } from '../criteria';
import type { AuditRow, CheckRow, EngineName, Outcome } from '../model';
import type { Evidence } from './evidence';

/** What is known of a criterion, of the whole site or of a page. */
interface Counted {
  readonly checks: readonly CheckRow[];
  readonly faults: number;
  readonly questions: number;
  /** Faults that the statement names. */
  readonly known: Evidence['known'];
}

/** How a criterion stands. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly why: string;
}

/** How a criterion stands, over all rows. */
export interface Judgement extends Counted, Verdict {
  readonly criterion: Criterion;
  /** The rules that ran, by engine. */
  readonly rules: readonly { readonly engine: EngineName; readonly rules: readonly string[] }[];
}

type Ran = Judgement['rules'];

/** The rules that ran, by criterion. */
function rulesByCriterion(rows: readonly AuditRow[]): ReadonlyMap<string, Ran> {
  const found = new Map<string, Map<EngineName, Set<string>>>();
  for (const { opinions } of rows)
    for (const { engine, findings, passed, inapplicable } of opinions)
      for (const { rule, criteria: own } of [...findings, ...passed, ...inapplicable])
        for (const num of own) {
          const engines = found.get(num) ?? new Map<EngineName, Set<string>>();
          found.set(num, engines);
          engines.set(engine, (engines.get(engine) ?? new Set()).add(rule));
        }
  return new Map(
    [...found].map(([num, engines]) => [
      num,
      [...engines].map(([engine, all]) => ({ engine, rules: [...all].sort() })),
    ]),
  );
}

const numberOf = (outcome: Outcome, { checks }: Counted): number =>
  checks.filter((each) => each.outcome === outcome).length;

/**
 * The outcome of a criterion, and the only place that decides it. It fails by one fault. Engines alone never pass one:
 * they see a part of it, so it stays open until a check that uses the page, or a person, has answered.
 */
export function judge({ judged }: Criterion, counted: Counted): Verdict {
  const { faults, questions, known } = counted;
  const failed = numberOf('failed', counted);
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
  const passed = numberOf('passed', counted);
  if (questions + numberOf('cantTell', counted) === 0 && passed > 0)
    return { outcome: 'passed', why: `Checks that passed: ${passed}. No fault of an engine is left unexplained.` };
  return { outcome: 'cantTell', why: `${asked} person has to look at ${judged.looksAt}.` };
}

/** The judgement of each criterion over all rows and checks. */
export function judgementsOf({
  rows,
  groups,
  checks,
  known,
}: Pick<Evidence, 'rows' | 'groups' | 'checks' | 'known'>): readonly Judgement[] {
  const open = groups.filter(({ explanation }) => explanation === null);
  const ran = rulesByCriterion(rows);
  return criteria.map((criterion) => {
    const { num } = criterion;
    const count = (outcome: Outcome) =>
      open
        .filter((group) => group.outcome === outcome && group.criteria.includes(num))
        .reduce((sum, { occurrences }) => sum + occurrences.length, 0);
    const counted = {
      faults: count('failed'),
      questions: count('cantTell'),
      known: known.filter((each) => each.criteria.includes(num)),
      checks: checks.filter((each) => each.criteria.includes(num)),
    };
    return { criterion, rules: ran.get(num) ?? [], ...counted, ...judge(criterion, counted) };
  });
}
