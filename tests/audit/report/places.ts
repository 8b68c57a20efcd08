import type { Occurrence } from './groups';
import { isShown } from './marked';

/** The occurrences by a key, in the order of the first of each. */
function gathered(occurrences: readonly Occurrence[], keyOf: (each: Occurrence) => string): readonly Occurrence[][] {
  const found = new Map<string, Occurrence[]>();
  for (const each of occurrences) {
    const own = found.get(keyOf(each)) ?? [];
    own.push(each);
    found.set(keyOf(each), own);
  }
  return [...found.values()];
}

/** One occurrence of each state and element, since locales and themes repeat them: one that its picture shows. */
export const withoutRepetition = (occurrences: readonly Occurrence[]): readonly Occurrence[] =>
  gathered(occurrences, ({ row, finding }) => `${row.state} ${finding.target}`).flatMap(
    (own) => own.find(isShown) ?? own.slice(0, 1),
  );

/** The occurrences of each element of a page; its themes repeat them. */
export const byPage = (occurrences: readonly Occurrence[]): readonly (readonly Occurrence[])[] =>
  gathered(occurrences, ({ row, finding }) => `${row.state} ${row.locale} ${finding.target} ${finding.message}`);
