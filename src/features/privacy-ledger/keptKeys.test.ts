import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { entryOf, keptKeys } from './keptKeys';
import type { KeptPlace } from './keptKeys';

const root = path.resolve(__dirname, '../../..');
const places = ['local', 'session', 'cookie', 'files'] as const satisfies readonly KeptPlace[];

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('__generated__'));

/** Not keys: a file of the site, and hosts that occur only in examples and tests. */
const others = /^sarastus\.(css|example|invalid)\b/;

/** Every string in a file that looks like a key; one that ends in a dot is completed at run time. */
const keysIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/['"`](sarastus\.[\w.]*)/g)]
    .map(([, key = '']) => key)
    .filter((key) => !others.test(key));

const isListed = (key: string): boolean =>
  places.some((place) => entryOf(place, key)) ||
  (key.endsWith('.') && keptKeys.some((entry) => entry.key.startsWith(key)));

describe('the list of what the browser keeps', () => {
  it('names every key that occurs in the source of the site', () => {
    const found = files.flatMap((file) => keysIn(file).map((key) => ({ file, key })));
    expect(new Set(found.map(({ key }) => key)).size).toBeGreaterThan(8);
    expect(found.filter(({ key }) => !isListed(key))).toEqual([]);
  });

  it('names each key once', () => {
    const names = keptKeys.map(({ place, key }) => `${place} ${key}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('finds a key by its place, and a family of keys by their prefix', () => {
    expect(entryOf('local', 'sarastus.state.reservationFlowV2')).toMatchObject({ id: 'booking' });
    expect(entryOf('session', 'sarastus.flags.pr-12')).toMatchObject({ id: 'preview' });
    expect(entryOf('cookie', '_ga_ABC')).toMatchObject({ purpose: 'statistics' });
    expect(entryOf('files', 'sarastus.savedPages')).toMatchObject({ id: 'savedPages', purpose: 'necessary' });
    expect(entryOf('session', 'sarastus.scheme')).toBeNull();
    expect(entryOf('local', 'sarastus.schemes')).toBeNull();
  });
});
