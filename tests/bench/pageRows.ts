import { factors, limits } from '../support/limits';
import type { Factor } from '../support/limits';
import type { Loaded } from './loads';
import { median, rounded } from './median';
import { failedRow, row } from './rows';
import type { Row } from './rows';
import type { Visit } from './visits';

/** Each figure of a load, with its limit. */
const figures = [
  { name: 'performance', what: 'performance', unit: 'score', decimals: 2, atLeast: true },
  { name: 'lcp', what: 'LCP', unit: 's', decimals: 2, atLeast: false },
  { name: 'tbt', what: 'TBT', unit: 'ms', decimals: 0, atLeast: false },
  { name: 'cls', what: 'CLS', unit: '', decimals: 4, atLeast: false },
] as const;

type Figure = (typeof figures)[number];

const [, , blocked] = figures;

const medianOf = ({ speeds }: Loaded, { name, decimals }: Figure, factor: Factor): number | null =>
  speeds.length === 0 ? null : rounded(median(speeds.map((each) => each[factor][name])), decimals);

const limitOf = (kind: Visit['kind'], name: Figure['name'], factor: Factor): number => {
  const limit = limits.pages[kind][name];
  return typeof limit === 'number' ? limit : limit[factor];
};

/** The figures of a page beside its limits, and beside the copy without scripts where there is one. */
export function pageRows(part: string, { page, kind }: Visit, loaded: Loaded, copy?: Loaded): readonly Row[] {
  const speed = factors.flatMap((factor) =>
    figures.flatMap((figure) => {
      const { what, unit, atLeast, name } = figure;
      const measured = medianOf(loaded, figure, factor);
      const reference = (copy && medianOf(copy, figure, factor)) ?? undefined;
      if (measured === null) return [];
      return [
        row({ part, page, factor, what, unit, atLeast, measured, limit: limitOf(kind, name, factor), reference }),
      ];
    }),
  );
  const scores = loaded.scores.map(({ name, score, failed }) =>
    row({
      ...{ part, page, what: name, unit: 'score', atLeast: true, measured: score, limit: limits.audits[name] },
      note: failed.join(', '),
    }),
  );
  // One failed load of five is reported, since the median is then of fewer.
  return [...speed, ...scores, ...(loaded.error === null ? [] : [failedRow(part, loaded.error, page)])];
}

/**
 * How long a page that asks the API by Relay blocks on a slow phone, of the time that a page blocks which has React,
 * Next, Relay and Recoil and nothing else, loaded in the same run.
 */
export function besideEmptyStep(part: string, { page, kind }: Visit, loaded: Loaded, empty: Loaded): readonly Row[] {
  if (!Object.hasOwn(limits.beyond, kind)) return [];
  const own = medianOf(loaded, blocked, 10);
  const floor = medianOf(empty, blocked, 10);
  if (own === null || floor === null) return [];
  return [
    row({
      ...{ part, page, factor: 10, what: 'TBT beside an empty step', unit: 'ms' },
      ...{ measured: own, limit: limits.timesEmptyStep * floor, note: `that one has ${floor}` },
    }),
  ];
}
