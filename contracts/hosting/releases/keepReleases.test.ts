import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportBelow, filesIn, readReleases, releaseIn, writeReleases } from './exportFolder';
import { keepFromFolder, keepInBucket } from './keepReleases';

let below: string;
beforeEach(() => (below = mkdtempSync(path.join(tmpdir(), 'releases-'))));
afterEach(() => rmSync(below, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** An export of a release with some files of its own, and one that stays the same. */
function release(id: string, others: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(below, id);
  write(folder, {
    'index.html': `page of ${id}`,
    'wake.js': `script of ${id}`,
    [`_next/static/${id}/_buildManifest.js`]: id,
    [`_next/static/chunks/${id}/1.js`]: `late ${id}`,
    [`_next/data/${id}/fi.json`]: `data of ${id}`,
    [`first/${id}/rare.js`]: `rare ${id}`,
    '_next/static/chunks/framework-1.js': 'framework',
    ...others,
  });
  writeReleases(folder, [releaseIn(folder, `site@${id}`)]);
  return folder;
}

const idsIn = (folder: string) => readReleases(folder).map(({ id }) => id);
const textOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('the files of earlier releases', () => {
  it('are in the next export, whose own pages and scripts stay', () => {
    const [one, two] = [release('one'), release('two')];
    keepFromFolder(two, one, 2);
    expect(textOf(two, '_next/static/chunks/one/1.js')).toBe('late one');
    expect(textOf(two, '_next/data/one/fi.json')).toBe('data of one');
    expect(textOf(two, 'first/one/rare.js')).toBe('rare one');
    expect(textOf(two, 'index.html')).toBe('page of two');
    expect(textOf(two, 'wake.js')).toBe('script of two');
    expect(idsIn(two)).toEqual(['two', 'one']);
  });

  it('go when they are older than the number kept, but not what a later release has too', () => {
    const [one, two, three] = [release('one'), release('two'), release('three')];
    keepFromFolder(two, one, 1);
    keepFromFolder(three, two, 1);
    expect(idsIn(three)).toEqual(['three', 'two']);
    expect(existsSync(path.join(three, '_next/static/chunks/one/1.js'))).toBe(false);
    expect(existsSync(path.join(three, '_next/static/chunks/two/1.js'))).toBe(true);
    // Fewer from now on, in the same export.
    keepFromFolder(three, two, 0);
    expect(existsSync(path.join(three, '_next/static/chunks/two/1.js'))).toBe(false);
    expect(textOf(three, '_next/static/chunks/framework-1.js')).toBe('framework');
  });

  it('are those of the newer release after a rollback', () => {
    const [one, two] = [release('one'), release('two')];
    keepFromFolder(two, one, 2);
    const back = release('one');
    keepFromFolder(back, two, 2);
    expect(idsIn(back)).toEqual(['one', 'two']);
    expect(textOf(back, '_next/data/two/fi.json')).toBe('data of two');
    expect(textOf(back, 'index.html')).toBe('page of one');
  });

  it('are kept twice with the same result', () => {
    const [one, two] = [release('one'), release('two')];
    keepFromFolder(two, one, 2);
    const first = filesIn(two);
    keepFromFolder(two, one, 2);
    expect(filesIn(two)).toEqual(first);
  });
});

describe('the packed files of a host', () => {
  it('come with those that they are of, and go with them', () => {
    const late = '_next/static/chunks/one/1.js';
    const packed = [`${late}.br`, `${late}.gz`];
    const [one, two] = [release('one'), release('two')];
    write(one, Object.fromEntries(packed.map((file) => [file, `packed ${file}`])));
    keepFromFolder(two, one, 2);
    for (const file of packed) expect(textOf(two, file)).toBe(`packed ${file}`);
    keepFromFolder(two, one, 0);
    for (const file of packed) expect(existsSync(path.join(two, file))).toBe(false);
  });
});

it('finds the export below the base path, or where a host has it at the top', () => {
  const [one, top] = [release('one'), release('top')];
  cpSync(one, path.join(below, 'site/stay'), { recursive: true });
  expect(exportBelow(path.join(below, 'site'), 'stay')).toBe(path.join(below, 'site/stay'));
  expect(exportBelow(top, 'stay')).toBe(top);
});

describe('nothing is kept, and the export is as it was', () => {
  it.each([
    [
      'where a name has other content now',
      { '_next/static/chunks/framework-1.js': 'another framework' },
      () => undefined,
      /other content under one name:\n_next\/static\/chunks\/framework-1\.js/,
    ],
    [
      'where a file of the earlier release is missing',
      {},
      (one: string) => rmSync(path.join(one, '_next/data/one/fi.json')),
      /Missing in .*one:\n_next\/data\/one\/fi\.json/,
    ],
    [
      'where a file of the earlier release was changed afterwards',
      {},
      (one: string) => write(one, { '_next/data/one/fi.json': 'changed' }),
      /Not what its release had under this name:\n_next\/data\/one/,
    ],
    [
      'where nothing says what the earlier folder is',
      {},
      (one: string) => rmSync(path.join(one, 'releases.json')),
      /releases\.json is missing/,
    ],
    [
      'where the earlier note is no list of releases',
      {},
      (one: string) => write(one, { 'releases.json': '{"releases":[{"id":""}]}' }),
      /Invalid/,
    ],
  ])('%s', (_, others, damage, message) => {
    const [one, two] = [release('one'), release('two', others)];
    damage(one);
    const before = filesIn(two);
    expect(() => keepFromFolder(two, one, 2)).toThrow(message);
    expect(filesIn(two)).toEqual(before);
    expect(idsIn(two)).toEqual(['two']);
  });
});

describe('a bucket', () => {
  it('keeps what open pages ask for, and may lose the rest', () => {
    const [zero, one, two] = [release('zero'), release('one', { 'old-page.html': 'gone' }), release('two')];
    keepFromFolder(one, zero, 2);
    const { keep, remove } = keepInBucket(two, readReleases(one), { keys: filesIn(one), base: '' }, 1);
    expect(keep).toEqual([
      '_next/data/one/fi.json',
      '_next/static/chunks/one/1.js',
      '_next/static/one/_buildManifest.js',
      'first/one/rare.js',
    ]);
    expect(remove).toEqual([
      '_next/data/zero/fi.json',
      '_next/static/chunks/zero/1.js',
      '_next/static/zero/_buildManifest.js',
      'first/zero/rare.js',
      'old-page.html',
    ]);
    expect(idsIn(two)).toEqual(['two', 'one']);
  });

  it('that lacks a file of a kept release is refused', () => {
    const [one, two] = [release('one'), release('two')];
    const keys = filesIn(one).filter((file) => !file.endsWith('fi.json'));
    expect(() => keepInBucket(two, readReleases(one), { keys, base: '' }, 1)).toThrow(
      /Missing in the listing:\n_next\/data\/one/,
    );
    expect(idsIn(two)).toEqual(['two']);
  });

  it('below a base path has keys below it, and those of others, which are left alone', () => {
    const [zero, one, two] = [release('zero'), release('one', { 'old-page.html': 'gone' }), release('two')];
    keepFromFolder(one, zero, 2);
    write(one, { '_next/data/one/fi.json.br': 'packed' });
    const keys = ['index.html', 'shop/old-page.html', ...filesIn(one).map((file) => `stay/${file}`)];
    const { keep, remove } = keepInBucket(two, readReleases(one), { keys, base: 'stay' }, 1);
    expect(keep).toEqual([
      'stay/_next/data/one/fi.json',
      'stay/_next/data/one/fi.json.br',
      'stay/_next/static/chunks/one/1.js',
      'stay/_next/static/one/_buildManifest.js',
      'stay/first/one/rare.js',
    ]);
    expect(remove).toContain('stay/old-page.html');
    expect(remove).toContain('stay/_next/data/zero/fi.json');
    expect([...keep, ...remove].filter((key) => !key.startsWith('stay/'))).toEqual([]);
    expect(remove).not.toContain('stay/index.html');
  });

  it('is refused where its listing has nothing of the export, as without its base path', () => {
    const [one, two] = [release('one'), release('two')];
    const keys = filesIn(one).map((file) => `stay/${file}`);
    expect(() => keepInBucket(two, readReleases(one), { keys, base: '' }, 0)).toThrow(/nothing of .*--base/);
    expect(idsIn(two)).toEqual(['two']);
  });
});
