import * as v from 'valibot';
import { brands } from '@/domain/content/hotel';
import { locales } from '@/domain/locale';
import { arrivals, inputKinds, lineKinds, pageParts, vitalsSchemes, windowWidths, type Vitals } from '@/domain/vitals';

/** A word, as the names of routes are: neither an address nor an id fits. */
const route = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/));
/** An hour at most: more is a broken clock. */
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));
const part = v.picklist(pageParts);

/** What an address that collects the speed of pages takes, and nothing else: no key more, and none missing. */
export const vitalsShape: v.GenericSchema<unknown, Vitals> = v.strictObject({
  route,
  locale: v.picklist(locales),
  brand: v.picklist(brands),
  scheme: v.picklist(vitalsSchemes),
  release: v.nullable(v.pipe(v.string(), v.regex(/^[\w.@+-]{1,80}$/))),
  width: v.picklist(windowWidths),
  line: v.nullable(v.picklist(lineKinds)),
  arrival: v.picklist(arrivals),
  ttfb: v.nullable(milliseconds),
  fcp: v.nullable(milliseconds),
  lcp: v.nullable(v.strictObject({ value: milliseconds, part })),
  cls: v.nullable(v.strictObject({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), part, route })),
  inp: v.nullable(v.strictObject({ value: milliseconds, part, route, kind: v.picklist(inputKinds) })),
});

const names: ReadonlySet<string> = new Set<keyof Vitals | 'value' | 'part' | 'kind'>([
  ...(['route', 'locale', 'brand', 'scheme', 'release', 'width', 'line', 'arrival'] as const),
  ...(['ttfb', 'fcp', 'lcp', 'cls', 'inp', 'value', 'part', 'kind'] as const),
]);

/** Names of the shape only: an unknown key may be anything, also a name of a person. */
const pathOf = ({ path }: v.BaseIssue<unknown>): string => {
  const keys = path?.map(({ key }) => String(key)) ?? [];
  return keys.every((key) => names.has(key)) ? keys.join('.') || 'its root' : 'an unknown key';
};

/** Bytes: twice what the longest of them needs. */
export const MOST_BYTES = 1500;

/** The speed figures in a text, or the reason why it is refused, which repeats nothing of the text. */
export function readVitals(text: string): Vitals | string {
  if (Buffer.byteLength(text) > MOST_BYTES) return `more than ${MOST_BYTES} bytes`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const { success, output, issues } = v.safeParse(vitalsShape, value);
  return success ? output : `not of the shape at ${issues.map(pathOf).join(', ')}`;
}
