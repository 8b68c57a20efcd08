import type { Group } from './groups';

/** A finding at a place, as a line that is the same in every run. */
export const linesOf = (groups: readonly Group[]): readonly string[] =>
  [
    ...new Set(
      groups.flatMap(({ engine, rule, outcome, explanation, occurrences }) =>
        occurrences.map(({ row, finding }) =>
          [row.id, explanation ? 'explained' : outcome, engine, rule, finding.target].join(' | '),
        ),
      ),
    ),
  ].sort();

export interface Run {
  readonly rows: readonly string[];
  readonly lines: readonly string[];
}

export interface Difference {
  /** Rows of both runs; others cannot be compared. */
  readonly compared: number;
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** What is new and what is gone since an earlier run, in the rows that both have. */
export function differenceOf(before: Run, now: Run): Difference {
  const there = new Set(before.rows);
  const shared = new Set(now.rows.filter((id) => there.has(id)));
  const isShared = (line: string) => shared.has(line.split(' | ')[0] ?? '');
  const old = new Set(before.lines);
  const fresh = new Set(now.lines);
  return {
    compared: shared.size,
    added: now.lines.filter((line) => isShared(line) && !old.has(line)),
    gone: before.lines.filter((line) => isShared(line) && !fresh.has(line)),
  };
}
