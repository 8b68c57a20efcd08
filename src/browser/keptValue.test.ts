import { readKept, removeKept, writeKept } from './keptValue';
import type { KeptStorage } from './keptStorage';

const now = 1_800_000_000_000;
const keeping = {
  key: 'slice',
  lifetimeMs: 1000,
  parse: (value: unknown) => (typeof value === 'string' ? value : null),
};

function storageWith(text: string | null): KeptStorage & { readonly items: Map<string, string> } {
  const items = new Map(text === null ? [] : [['slice', text]]);
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
const kept = (more: object) => JSON.stringify({ version: 1, savedAt: now, value: 'chosen', ...more });

describe('a stored value', () => {
  it('is read as it was written', () => {
    const storage = storageWith(null);
    writeKept(storage, keeping, 'chosen', now);
    expect(readKept(storage, keeping, now)).toBe('chosen');
  });

  it('is stored under one name at a time, and found under any of them', () => {
    const storage = storageWith(null);
    const named = {
      ...keeping,
      otherKeys: ['other'],
      keyOf: (value: string) => (value === 'chosen' ? 'slice' : 'other'),
    };
    writeKept(storage, named, 'chosen', now);
    expect([...storage.items.keys()]).toEqual(['slice']);
    writeKept(storage, named, 'changed', now);
    expect([...storage.items.keys()]).toEqual(['other']);
    expect(readKept(storage, named, now)).toBe('changed');
    removeKept(storage, named);
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['nothing', null],
    ['an older version', kept({ version: 0 })],
    ['a newer version', kept({ version: 2 })],
    ['a version as a text', kept({ version: '1' })],
    ['a text that is cut off', kept({}).slice(0, -10)],
    ['an empty text', ''],
    ['a value of another type', kept({ value: { room: 1 } })],
    ['a time of another type', kept({ savedAt: 'today' })],
    ['nothing in JSON', 'null'],
    ['a list', '[]'],
    ['what another site wrote', '"chosen"'],
  ])('is not read when it is %s', (_what, text) => {
    expect(readKept(storageWith(text), keeping, now)).toBeNull();
  });

  it('is removed when it is too old', () => {
    const storage = storageWith(kept({}));
    expect(readKept(storage, keeping, now + 1000)).toBe('chosen');
    expect(readKept(storage, keeping, now + 1001)).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('is null when storage throws', () => {
    const refuses = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: refuses, setItem: refuses, removeItem: refuses };
    expect(readKept(storage, keeping, now)).toBeNull();
  });
});
