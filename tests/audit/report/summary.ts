import { outcomes } from '../model';
import { countsOf, unseenControls } from './evidence';
import type { Evidence } from './evidence';
import { sortGroups } from './groups';
import { judgementsOf } from './judgements';

/** The figures of a run, for people’s terminals and for other programs. */
export function summaryOf(evidence: Evidence) {
  const { date, asked, rows, groups, checks, controls } = evidence;
  const { faults, questions, explained } = sortGroups(groups);
  const placesOf = (all: typeof groups) => all.reduce((sum, { occurrences }) => sum + occurrences.length, 0);
  const judgements = judgementsOf(evidence);
  const versions = rows.flatMap(({ opinions }) => opinions.map(({ engine, version }) => [engine, version] as const));
  const counts = countsOf(evidence);
  return {
    date,
    command: asked.command,
    engines: Object.fromEntries(versions),
    machines: evidence.machines,
    asked: { states: asked.states, locales: asked.locales, themes: asked.themes, rows: counts.asked },
    written: counts.written,
    missing: counts.missing,
    unasked: counts.unasked,
    twice: counts.twice,
    findings: {
      faults: { rules: faults.length, places: placesOf(faults) },
      questions: { rules: questions.length, places: placesOf(questions) },
      explained: { rules: explained.length, places: placesOf(explained) },
    },
    byRule: groups.map(({ id, outcome, explanation, criteria, occurrences }) => ({
      id,
      outcome,
      explained: explanation !== null,
      criteria,
      places: occurrences.length,
      rows: new Set(occurrences.map(({ row }) => row.id)).size,
    })),
    criteria: Object.fromEntries(
      outcomes.map((outcome) => [
        outcome,
        judgements.filter((each) => each.outcome === outcome).map(({ criterion }) => criterion.num),
      ]),
    ),
    // What the statement names, with its day, fails no run.
    newlyFailed: judgements
      .filter(({ outcome, known }) => outcome === 'failed' && known.length === 0)
      .map(({ criterion }) => criterion.num),
    otherChecks: checks.length,
    controls: { planted: controls.length, unseen: unseenControls(controls) },
  };
}

export type Summary = ReturnType<typeof summaryOf>;

/** Why the audit fails, one line each. */
export const failuresOf = ({
  missing,
  unasked,
  twice,
  findings,
  controls,
  newlyFailed: failed,
}: Summary): readonly string[] => [
  ...missing.map((id) => `row ${id} was asked for and not written`),
  ...unasked.map((id) => `row ${id} was written and not asked for`),
  ...twice.map((id) => `row ${id} was written twice`),
  ...(findings.faults.places > 0
    ? [`places with a fault: ${findings.faults.places}; rules that found them: ${findings.faults.rules}`]
    : []),
  ...(failed.length > 0 ? [`criteria that fail, and that the statement does not name: ${failed.join(', ')}`] : []),
  ...controls.unseen,
  ...(controls.planted === 0 ? ['no fault was planted'] : []),
];
