import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});

const lockShape = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.string(),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      /** Of the site itself. */
      devDependencies: names,
    }),
  ),
});

/** A package of the lock file. Installed at two places in one version, it counts once. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As an SPDX expression; null where the package names none. */
  readonly licence: string | null;
  /** `sha512-…`, of the package as the registry sends it; null for builds for other systems than that which locked it. */
  readonly integrity: string | null;
  /** `name@version` of the packages that it is installed with. */
  readonly uses: readonly string[];
}

const below = 'node_modules/';
const nameAt = (place: string): string => place.slice(place.lastIndexOf(below) + below.length);
const idOf = (place: string, version: string): string => `${nameAt(place)}@${version}`;

type Packages = v.InferOutput<typeof lockShape>['packages'];

/** Where Node finds a package that is asked for at a place: beside it, or beside what it is installed below. */
function placeOf(name: string, from: string, packages: Packages): string | null {
  const place = from === '' ? `${below}${name}` : `${from}/${below}${name}`;
  if (packages[place]) return place;
  if (from === '') return null;
  return placeOf(name, from.includes(`/${below}`) ? from.slice(0, from.lastIndexOf(`/${below}`)) : '', packages);
}

function usesOf(from: string, packages: Packages): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[from] ?? {};
  const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...(from === '' && devDependencies) };
  const found = Object.keys(wanted).flatMap((name) => {
    const place = placeOf(name, from, packages);
    return place ? [idOf(place, packages[place]?.version ?? '')] : [];
  });
  return [...new Set(found)].sort();
}

/**
 * The packages of a lock file of npm, by `name@version`, and those that the site itself asks for.
 * @throws Error where it is none
 */
export function readLock(text: string): {
  readonly packages: ReadonlyMap<string, LockedPackage>;
  readonly asked: readonly string[];
} {
  const { packages } = v.parse(lockShape, JSON.parse(text));
  const found = new Map<string, LockedPackage>();
  for (const [place, { version, license, integrity }] of Object.entries(packages)) {
    if (place === '') continue;
    const id = idOf(place, version);
    const uses = [...new Set([...(found.get(id)?.uses ?? []), ...usesOf(place, packages)])].sort();
    found.set(id, { name: nameAt(place), version, licence: license ?? null, integrity: integrity ?? null, uses });
  }
  return { packages: new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1))), asked: usesOf('', packages) };
}

export const readLockFile = (file: string) => readLock(readFileSync(file, 'utf8'));
