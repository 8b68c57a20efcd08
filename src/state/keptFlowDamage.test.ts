import fc from 'fast-check';
import { readKept } from '@/browser/keptValue';
import { emptyFlow as empty, parseFlow as parse } from './reservationFlowShape';
import { fullFlow } from './testFlow';

const now = 1_800_000_000_000;
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const full = fullFlow();

/** Storage that holds one text. */
const browserWith = (text: string) => ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined });

/** Every path to a value of a tree. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? replaced(each, rest, by) : each));
  return { ...(value as object), [key]: replaced(Reflect.get(value as object, key), rest, by) };
}

describe('the stored flow', () => {
  const lifetimeMs = 1000;
  const read = (text: string) => readKept(browserWith(text), { key: 'slice', parse, lifetimeMs }, now);
  const kept = (value: unknown, more: object = {}) => JSON.stringify({ version: 1, savedAt: now, value, ...more });

  it('is read as it was written', () => {
    expect(read(kept(full))).toEqual(full);
    expect(parse(stored(empty))).toEqual(empty);
  });

  it.each([
    ['of version 0', kept(full, { version: 0 })],
    ['the bare value', JSON.stringify(full)],
    ['cut off', kept(full).slice(0, -7)],
    ['too old', kept(full, { savedAt: now - 1001 })],
    ['no JSON', 'undefined'],
    ['another page', '<!doctype html>'],
    ['a list', '[1,2,3]'],
    ['a word', '"slice"'],
  ])('is its default where the stored text is %s', (_what, text) => {
    expect(read(text)).toBeNull();
  });

  it.each([[null], [7], ['slice'], [true], [[]], [[full]], [{}], [{ foreign: { deep: [1] } }], [{ value: full }]])(
    'is nothing but its default where %j is kept',
    (value) => {
      expect(read(kept(value)) ?? empty).toEqual(empty);
    },
  );

  it('is complete and never throws, whatever is damaged in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pathsIn(stored(full))),
        fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'javascript:alert(1)', 1e9, -1, 0.5, '')),
        (path, damage) => {
          // Storage holds JSON, in which -0, for example, becomes 0.
          const parsed = parse(stored(replaced(stored(full), path, damage)));
          if (parsed === null) return;
          // A value that was read reads the same again, so nothing invalid is left in it.
          expect(parse(stored(parsed))).toEqual(parsed);
          expect(Object.keys(parsed).sort()).toEqual(Object.keys(empty).sort());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('drops unknown fields', () => {
    const parsed = parse({ ...(stored(full) as object), foreign: 'value', constructor: 1, toString: 2 });
    expect(parsed).toEqual(full);
  });
});
