import { readVitals } from '../../contracts/http/vitals/vitalsShape';
import type { Vitals } from '../../src/domain/vitals';

export interface Log {
  readonly views: readonly Vitals[];
  /** Lines that are no page view, by their number in the file, with what is wrong. */
  readonly bad: readonly { readonly line: number; readonly why: string }[];
}

/** The page views of a file with a line of JSON for each. A bad line costs itself; an empty one is none. */
export function readLog(text: string): Log {
  const lines = text
    .split('\n')
    .map((each, index) => ({ line: index + 1, read: each.trim() === '' ? null : readVitals(each) }));
  return {
    views: lines.flatMap(({ read }) => (typeof read === 'object' && read !== null ? [read] : [])),
    bad: lines.flatMap(({ line, read }) => (typeof read === 'string' ? [{ line, why: read }] : [])),
  };
}
