import { parseLocalDate } from '@/domain/localDate';
import { FUTURE_WORD, leavesOf, nameOf, valueAt, withValue } from './damage';
import type { leafTypesOf, Place } from './damage';
import type { Outcome } from './outcomeOf';

type Effect = 'dropped' | 'refused';

interface DroppedValue {
  readonly path: string;
  /** As JSON, and short. */
  readonly value: string;
  readonly effect: Effect;
}

interface Probed {
  readonly data: unknown;
  /** Places that the schema does not allow, such as `availability.hotels[2].name`. */
  readonly misfits: readonly string[];
}

interface Reading {
  readonly types: ReturnType<typeof leafTypesOf>;
  /** An answer of the harness to the same operation, from which good values are taken. */
  readonly known: unknown;
  readonly read: (data: unknown) => Promise<Outcome>;
}

/** Good values where the harness's answer has none. */
const samples: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '10.00',
  LocalDate: '2026-12-01',
  LocalTime: '14:00',
  DateTime: '2026-12-01T12:00:00+02:00',
};

const placeOf = (path: string): Place =>
  path.split(/[.[\]]+/).flatMap((step) => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]));

const pathOf = (place: Place): string =>
  place
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

const written = (outcome: Outcome): string =>
  outcome.kind === 'read'
    ? (JSON.stringify(outcome.value, (_, each: unknown) => (each instanceof Map ? [...each] : each)) ?? 'nothing')
    : outcome.kind;

const stepInto = (value: unknown, step: string | number): readonly unknown[] =>
  [value]
    .flat(Infinity)
    .flatMap((each) =>
      typeof each === 'object' && each !== null ? [(each as Readonly<Record<string, unknown>>)[step]] : [],
    );

/** A value that the site reads at a place. */
function goodAt(place: Place, { known, types }: Reading): unknown {
  const name = nameOf(place);
  const there = name.split('.').reduce<readonly unknown[]>((values, step) => stepInto(values, step), [known]);
  // A number at the end is an item of the list of that name.
  const items = typeof place.at(-1) === 'number' ? there.flat() : there;
  const good = items.find((each) => each !== null && each !== undefined);
  return good ?? samples[types.get(name)?.type ?? ''] ?? 'text';
}

/** Values of which the schema says no more than a name. A day that exists may be as good as none by what it means. */
function isOpaque(place: Place, value: unknown, { types }: Reading): boolean {
  const found = types.get(nameOf(place));
  if (!found || found.isEnum || value === null) return false;
  if (['String', 'ID', 'Int', 'Float', 'Boolean'].includes(found.type)) return false;
  const isDay = typeof value === 'string' && parseLocalDate(value.slice(0, 10)) !== null;
  return !(isDay && (found.type === 'LocalDate' || found.type === 'DateTime'));
}

/** What becomes of a value: dropped is one that is read as nonsense is, where a good value is read otherwise. */
async function effectOf(place: Place, mine: Outcome, base: unknown, reading: Reading): Promise<Effect | null> {
  const isWord = reading.types.get(nameOf(place))?.isEnum || place.at(-1) === '__typename';
  const read = (each: unknown) => reading.read(withValue(base, place, each));
  if (mine.kind === 'read') {
    const nonsense = await read(isWord ? FUTURE_WORD : { damaged: true });
    if (written(nonsense) !== written(mine)) return null;
  }
  const good = await read(goodAt(place, reading));
  if (written(good) === written(mine)) return null;
  return mine.kind === 'read' ? 'dropped' : 'refused';
}

/** The values of an answer that the site does without, or that cost it the whole answer. */
export async function droppedValues({ data, misfits }: Probed, reading: Reading): Promise<readonly DroppedValue[]> {
  const wrong = misfits.map(placeOf).filter(({ length }) => length > 0);
  // Each is judged in an answer without the others.
  const base = wrong.reduce((repaired, place) => withValue(repaired, place, goodAt(place, reading)), data);
  const whole = await reading.read(base);
  const suspects = [
    ...wrong.map((place) => ({ place, value: valueAt(data, place), isMisfit: true })),
    ...leavesOf(base).flatMap((place) => {
      const value = valueAt(base, place);
      return isOpaque(place, value, reading) ? [{ place, value, isMisfit: false }] : [];
    }),
  ];
  const found: DroppedValue[] = [];
  const judged = new Map<string, Effect | null>();
  for (const { place, value, isMisfit } of suspects) {
    const text = JSON.stringify(value) ?? 'missing';
    const key = `${nameOf(place)} ${text}`;
    if (!judged.has(key)) {
      const mine = isMisfit ? await reading.read(withValue(base, place, value)) : whole;
      judged.set(key, await effectOf(place, mine, base, reading));
    }
    const effect = judged.get(key);
    if (effect) found.push({ path: pathOf(place), value: text.slice(0, 60), effect });
  }
  return found;
}
