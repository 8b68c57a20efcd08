import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOn } from '../../src/export/isOn.mjs';
import { madeWith, undocumented } from '../../src/export/undocumented';

const root = path.resolve(__dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const ways = Object.entries(undocumented);

/** What shows in the source that it relies on the inside of a package. */
const signs: readonly (readonly [RegExp, keyof typeof madeWith])[] = [
  [/['"/]next\/dist\/|\bnext\[\\\\\/\]dist\b/, 'next'],
  [/__NEXT_DATA__|react-loadable-manifest|'next' in window|\.render\?\.preload|path-to-regexp/, 'next'],
  [/\.next\/(?!cache|shipped-packages)/, 'next'],
  [/react-dom\/(?!client\b|server\b|test-utils\b)|__SECRET_INTERNALS|__reactFiber|__reactProps/, 'react-dom'],
  [/\bhydrateRoot\b/, 'react-dom'],
  [/['"/]relay-runtime\/(lib|dist)\//, 'relay-runtime'],
  [/['"/]react-relay\/lib\//, 'react-relay'],
  [/\bsxs\b/, '@stitches/react'],
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'contracts', '*.mjs', '*.js'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/^tests\/|\.test\.tsx?$|\/test[A-Z]/.test(file))
  .filter((file) => file !== 'src/export/undocumented.ts' && existsSync(path.join(root, file)));

describe('what relies on the inside of a dependency', () => {
  it.each(Object.entries(madeWith))('was made with the version of %s that is installed', (name, version) => {
    expect(JSON.parse(textOf(`node_modules/${name}/package.json`)).version).toBe(version);
  });

  it.each(ways)('%s names files that are there, and packages', (_name, { files, of }) => {
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(files.length * of.length).toBeGreaterThan(0);
  });

  it('is listed, wherever it shows', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.flatMap((file) =>
      signs.filter(([sign]) => sign.test(textOf(file))).map(([, of]) => ({ file, of })),
    );
    expect(new Set(found.map(({ of }) => of)).size).toBeGreaterThan(4);
    const unlisted = found.filter(
      ({ file, of }) => !ways.some(([, way]) => way.files.includes(file) && way.of.includes(of)),
    );
    expect(unlisted).toEqual([]);
  });
});

describe('a build without what is not documented', () => {
  const { PLAIN, WITHOUT } = process.env;
  afterEach(() => void Object.assign(process.env, { PLAIN: PLAIN ?? '', WITHOUT: WITHOUT ?? '' }));

  it('leaves out all of it, or what it names', () => {
    Object.assign(process.env, { PLAIN: '', WITHOUT: 'relayParts,putToSleep' });
    expect([isOn('relayParts'), isOn('putToSleep'), isOn('nextModules')]).toEqual([false, false, true]);
    Object.assign(process.env, { PLAIN: '1', WITHOUT: '' });
    expect(isOn('nextModules')).toBe(false);
  });

  it('has a switch for each way that can be off, and for no other', () => {
    const switched = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\bisOn\('(\w+)'\)/g)].map(([, name]) => name),
    );
    const canBeOff = ways.flatMap(([name, way]) => (way.canBeOff ? [name] : []));
    expect([...new Set(switched)].sort()).toEqual(canBeOff.sort());
  });
});
