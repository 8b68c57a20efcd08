import type { Vitals } from '../../src/domain/vitals';
import { percentile } from '../bench/median';
import { labLimit } from './labLimits';

/** With fewer, one slow guest decides about the percentile. */
export const LEAST_VIEWS = 20;

/** One figure of a page view, and the groups that it belongs to. */
export interface Sample {
  readonly route: string;
  readonly value: number;
  /** The part of the page, with the kind of input where there is one; null for figures of a whole page. */
  readonly part: string | null;
}

export interface Metric {
  readonly name: 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb';
  readonly title: string;
  readonly unit: 'ms' | '';
  readonly sampleOf: (view: Vitals) => Sample | null;
}

const ofPage =
  (name: 'fcp' | 'ttfb') =>
  ({ route, [name]: value }: Vitals): Sample | null =>
    value === null ? null : { route, value, part: null };

export const metrics: readonly Metric[] = [
  {
    name: 'lcp',
    title: 'Largest paint (LCP)',
    unit: 'ms',
    sampleOf: ({ route, lcp }) => lcp && { route, ...lcp },
  },
  {
    name: 'inp',
    title: 'From a press to the next paint (INP)',
    unit: 'ms',
    sampleOf: ({ inp }) => inp && { ...inp, part: `${inp.kind}, ${inp.part}` },
  },
  { name: 'cls', title: 'What moved by itself (CLS)', unit: '', sampleOf: ({ cls }) => cls },
  { name: 'fcp', title: 'First paint (FCP)', unit: 'ms', sampleOf: ofPage('fcp') },
  { name: 'ttfb', title: 'First byte (TTFB)', unit: 'ms', sampleOf: ofPage('ttfb') },
];

export type Standing = 'within' | 'over' | 'too few' | 'no limit';

export interface Group {
  readonly name: string;
  readonly values: readonly number[];
  readonly p75: number;
  readonly limit: number | null;
  readonly standing: Standing;
}

function standingOf(count: number, p75: number, limit: number | null): Standing {
  if (count < LEAST_VIEWS) return 'too few';
  if (limit === null) return 'no limit';
  return p75 <= limit ? 'within' : 'over';
}

/** The samples by a name, the most first; `limitOf` is asked with that name. */
export function groupsOf(
  samples: readonly Sample[],
  nameOf: (sample: Sample) => string,
  limitOf: (name: string) => number | null,
): readonly Group[] {
  const byName = new Map<string, number[]>();
  for (const sample of samples) {
    const name = nameOf(sample);
    byName.set(name, [...(byName.get(name) ?? []), sample.value]);
  }
  return [...byName]
    .map(([name, values]) => {
      const p75 = percentile(values, 0.75);
      const limit = limitOf(name);
      return { name, values, p75, limit, standing: standingOf(values.length, p75, limit) };
    })
    .sort((one, other) => other.values.length - one.values.length || one.name.localeCompare(other.name));
}

export const samplesOf = (views: readonly Vitals[], { sampleOf }: Metric): readonly Sample[] =>
  views.map(sampleOf).filter((each) => each !== null);

/** A metric by the route that it was measured at. */
export const byRoute = (samples: readonly Sample[], { name }: Metric): readonly Group[] =>
  groupsOf(
    samples,
    ({ route }) => route,
    (route) => labLimit(name, route),
  );

/** A metric by the part of the page, over all routes: their limits differ, but that of presses. */
export const byPart = (samples: readonly Sample[], { name }: Metric): readonly Group[] =>
  groupsOf(
    samples.filter(({ part }) => part !== null),
    ({ part }) => part ?? '',
    () => (name === 'inp' ? labLimit(name, '') : null),
  );
