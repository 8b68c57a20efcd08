import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

/** Which package each module of a build is of, by the module's id; null for the site's own. */
export type PackageOf = Readonly<Record<string, string | null>>;

/** What a page of this stack carries whatever is on it: React, Next, Relay and Recoil, with what they bring along. */
const floor: ReadonlySet<string> = new Set([
  'next',
  'react',
  'react-dom',
  'react-relay',
  'recoil',
  'relay-runtime',
  'scheduler',
  '@babel/runtime',
  'fbjs',
  'hamt_plus',
  'invariant',
  'process',
]);

/** The file that Next writes its loader of files into. */
const isLoader = (url: string): boolean => /\/chunks\/webpack-\w+\.js$/.test(url);

/** The code of each module of a script; none for a script that is not webpack's. */
function modulesIn(source: string): ReadonlyMap<string, string> {
  const pushed: (readonly [unknown, Readonly<Record<string, unknown>>?])[] = [];
  try {
    runInNewContext(source, {
      self: { webpackChunk_N_E: { push: (each: (typeof pushed)[number]) => pushed.push(each) } },
    });
  } catch {
    // A script that does more than to hand over its modules: it has no browser here.
  }
  const found = pushed.flatMap(([, modules = {}]) => Object.entries(modules));
  return new Map(found.map(([id, code]) => [id, String(code)]));
}

/** The bytes, packed with gzip, that the floor's packages are of a page's scripts: of each file, by the length of its code. */
export function floorOf(sources: ReadonlyMap<string, string>, packageOf: PackageOf): number {
  let bytes = 0;
  for (const [url, source] of sources) {
    const whole = gzipSync(source).length;
    const modules = [...modulesIn(source)];
    const lengthOf = (some: typeof modules) => some.reduce((sum, [, code]) => sum + code.length, 0);
    const ofFloor = modules.filter(([id]) => floor.has(packageOf[id] ?? ''));
    if (isLoader(url)) bytes += whole;
    else if (modules.length > 0) bytes += (whole * lengthOf(ofFloor)) / lengthOf(modules);
  }
  return bytes;
}
