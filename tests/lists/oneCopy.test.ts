import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
    .map((file) => path.join(folder, file));

/** The values of each list of at least two that a module of the domain exports. */
const allLists = filesIn('src/domain')
  .filter((file) => !/test/i.test(path.basename(file)))
  .flatMap((file) =>
    Object.entries(jest.requireActual<Readonly<Record<string, unknown>>>(path.join(root, file))).flatMap(
      ([name, value]) =>
        Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string')
          ? [{ name, values: value as readonly string[] }]
          : [],
    ),
  );
/** Two words stand together by chance. */
const lists = allLists.filter(({ values }) => values.length > 2);

const quoted = `'[A-Za-z_]+'`;
/** An array or a union of string literals only. */
const sequence = new RegExp(`\\[\\s*${quoted}(?:,\\s*${quoted})+,?\\s*\\]|${quoted}(?:\\s*\\|\\s*${quoted})+`, 'g');

const copiesIn = (source: string): readonly string[] =>
  (source.match(sequence) ?? []).flatMap((written) => {
    const words = new Set([...written.matchAll(/'([^']+)'/g)].map(([, word = '']) => word));
    return lists.filter(({ values }) => values.every((value) => words.has(value))).map(({ name }) => name);
  });

it('finds no list twice in the domain', () => {
  const keyOf = (values: readonly string[]) => [...values].sort().join();
  const twice = allLists.filter(
    (one) => allLists.filter(({ values }) => keyOf(values) === keyOf(one.values)).length > 1,
  );
  expect(twice.map(({ name }) => name)).toEqual([]);
});

it('finds a list that is typed a second time', () => {
  expect(copiesIn("type Look = 'solo' | 'break' | 'original' | 'heymo' | 'custom';")).toEqual(['brands']);
  expect(copiesIn("const own = ['SHOWER', 'NONE', 'BATH'];")).toEqual(['bathroomTypes']);
  expect(copiesIn("const some = ['SHOWER', 'BATH'];")).toEqual([]);
});

it.each(['src', 'contracts', 'tests'])('finds no second copy of a list of the domain in %s', (folder) => {
  expect(lists.length).toBeGreaterThan(25);
  const copies = filesIn(folder)
    // The example above, and the lists themselves.
    .filter((file) => file !== path.relative(root, __filename) && !file.startsWith(path.join('src', 'domain')))
    .flatMap((file) => copiesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(copies).toEqual([]);
});
