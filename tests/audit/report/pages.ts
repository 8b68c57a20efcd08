import type { Criterion } from '../criteria';
import { knownPlaceOf } from '../knownPlaces';
import type { AuditRow, CheckRow } from '../model';
import type { Evidence } from './evidence';
import { judge, judgementsOf } from './judgements';
import type { Judgement, Verdict } from './judgements';

/** The id of a page of the sample: a state in a locale. Its themes are judged together. */
export const pageIdOf = ({ id }: Pick<AuditRow, 'id'>): string => id.slice(0, id.lastIndexOf('.'));

/** A page of the sample, by the first of its rows, and how each criterion stands on it. */
export interface JudgedPage {
  readonly first: AuditRow;
  readonly verdicts: readonly (Verdict & { readonly criterion: Criterion })[];
}

/** Whether a check is about the page of a row. A check that names no locale is about all. */
const isAbout = (check: CheckRow, { route, state, locale }: AuditRow): boolean =>
  check.route === route &&
  (check.state === '' || check.state === state) &&
  (check.locale === '' || check.locale === locale);

interface Places {
  faults: number;
  questions: number;
}

/** How many places each page has that nobody has explained, by page and criterion. */
function placesByPage({ groups }: Pick<Evidence, 'groups'>): ReadonlyMap<string, Places> {
  const found = new Map<string, Places>();
  for (const { explanation, outcome, criteria, occurrences } of groups) {
    if (explanation !== null) continue;
    for (const { row } of occurrences)
      for (const num of criteria) {
        const key = `${pageIdOf(row)} ${num}`;
        const places = found.get(key) ?? { faults: 0, questions: 0 };
        places[outcome === 'failed' ? 'faults' : 'questions'] += 1;
        found.set(key, places);
      }
  }
  return found;
}

/** How a criterion stands on a page: never otherwise than its evidence and that of the whole site allow together. */
function verdictOn(
  first: AuditRow,
  whole: Judgement,
  places: Places | undefined,
  checks: readonly CheckRow[],
): Verdict {
  const { criterion } = whole;
  const known = knownPlaceOf(criterion.num);
  const isHere = !known || known.states.test(first.state);
  const own = checks.filter((check) => check.criteria.includes(criterion.num));
  const verdict = judge(criterion, {
    faults: places?.faults ?? 0,
    questions: places?.questions ?? 0,
    known: isHere ? whole.known : [],
    checks: own,
  });
  if (verdict.outcome !== 'cantTell' || (places?.questions ?? 0) > 0) return verdict;
  if (known && !isHere) return { outcome: 'inapplicable', why: known.elsewhere };
  // The checks use each state in one of its locales.
  return whole.outcome === 'passed' ? { outcome: 'passed', why: `Checked in another locale. ${whole.why}` } : verdict;
}

/** How each criterion stands on each page. */
export function judgedPagesOf(evidence: Evidence): readonly JudgedPage[] {
  const whole = judgementsOf(evidence);
  const places = placesByPage(evidence);
  const firsts = new Map<string, AuditRow>();
  for (const row of evidence.rows) if (!firsts.has(pageIdOf(row))) firsts.set(pageIdOf(row), row);
  const named = evidence.checks.filter(({ criteria }) => criteria.length > 0);
  return [...firsts].map(([page, first]) => {
    const checks = named.filter((check) => isAbout(check, first));
    return {
      first,
      verdicts: whole.map((each) => ({
        criterion: each.criterion,
        ...verdictOn(first, each, places.get(`${page} ${each.criterion.num}`), checks),
      })),
    };
  });
}
