import type { AccessibilityEvidence, AuditPart } from '../../../src/domain/content/accessibilityEvidence';
import { readEvidence } from '../../../src/features/accessibility-statement/readEvidence';
import type { Evidence } from './evidence';
import { sortGroups } from './groups';
import { judgementsOf } from './judgements';

const countOf = <Each>(all: readonly Each[], key: (each: Each) => string): number => new Set(all.map(key)).size;

/** How much each means looked at, and what it found that nobody has explained. */
function countsBy(evidence: Evidence): Partial<Record<AuditPart['means'], Pick<AuditPart, 'checked' | 'findings'>>> {
  const { rows, groups, checks } = evidence;
  const { faults } = sortGroups(groups);
  return {
    engine: {
      checked: countOf(rows, ({ state, locale }) => `${state} ${locale}`),
      findings: faults.reduce((sum, { occurrences }) => sum + occurrences.length, 0),
    },
    script: { checked: checks.length, findings: checks.filter(({ outcome }) => outcome === 'failed').length },
  };
}

/**
 * The evidence of the site's accessibility statement after a run: its results and counts are those of the run. What a
 * person wrote stays: the known faults with their days, and the open questions.
 * @throws where a criterion did not pass and the file has neither a fault nor a question about it: a person has to add one
 */
export function updatedEvidence(before: AccessibilityEvidence, evidence: Evidence): AccessibilityEvidence {
  const { rows, date } = evidence;
  const counts = countsBy(evidence);
  return readEvidence({
    ...before,
    reviewedOn: date.slice(0, 10),
    scope: {
      routes: countOf(rows, ({ route }) => route),
      states: countOf(rows, ({ state }) => state),
      themes: countOf(rows, ({ theme }) => theme),
    },
    parts: before.parts.map((part) => ({ ...part, ...counts[part.means] })),
    results: Object.fromEntries(judgementsOf(evidence).map(({ criterion, outcome }) => [criterion.num, outcome])),
  });
}

/** The rows of a whole run that this one did not write: the statement speaks of all of them. */
export function missingFromRun({ rows }: Pick<Evidence, 'rows'>, whole: readonly string[]): readonly string[] {
  const written = new Set(rows.map(({ id }) => id));
  return whole.filter((id) => !written.has(id));
}
