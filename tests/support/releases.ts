import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, releaseIn, writeReleases } from '../../contracts/hosting/releases/exportFolder';
import { keepFromFolder } from '../../contracts/hosting/releases/keepReleases';
import { isOfRelease } from '../../contracts/hosting/releases/release';

const root = path.resolve(__dirname, '../..');

/** The English pages beside the root of each subject: a release is made of them in a tenth of a second. */
const isNeeded = (file: string): boolean =>
  !/\.html$|^_next\/data\//.test(file) ||
  /^(404|en|en\/[^/]+|en\/(?:booking|bookings)\/[^/]+)\.html$/.test(file) ||
  /^_next\/data\/[^/]+\/(404|en|en\/[^/]+|en\/(?:booking|bookings)\/[^/]+)\.json$/.test(file);

/** Folders that no release renames. */
const shared = ['images', 'fonts', 'icons', 'locales', 'api'];

const isShared = (file: string): boolean => shared.some((folder) => file.startsWith(`${folder}/`));
const isText = (file: string): boolean => /\.(html|js|json|css)$/.test(file);

/** Another name of the same length and kind: every hexadecimal digit is moved on. */
const movedOn = (hash: string, by: number): string =>
  hash.replaceAll(/[0-9a-f]/g, (digit) => ((Number.parseInt(digit, 16) + by) % 16).toString(16));

/** All that names a release or its content in the addresses of an export, with another name for each. */
function newNames(files: readonly string[], by: number): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of files.filter(isOfRelease)) {
    const id = /^_next\/static\/([^/]+)\/_buildManifest\.js$/.exec(file)?.[1];
    if (id) names.set(id, `${id.slice(0, -2)}-${by}`);
    const folder = /^(?:_next\/static\/chunks|first)\/([0-9a-f]{8,10})\//.exec(file)?.[1];
    const hash = folder ?? /[-.]([0-9a-f]{8,16})\.[a-z0-9]+$/.exec(file)?.[1];
    if (hash) names.set(hash, movedOn(hash, by));
  }
  return names;
}

/** The text that tells the releases apart for a guest. */
const told = 'Good nights and good mornings';
const tellOf = (by: number): string => `${told} (release ${by})`;

/** Writes an export as the build of other sources would: other names of files, another build, other texts, other code. */
function writeOtherRelease(from: string, to: string, by: number): void {
  const files = filesIn(from).filter((file) => isNeeded(file) && !isShared(file) && file !== 'releases.json');
  const names = newNames(files, by);
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  const renamed = (text: string) => text.replaceAll(pattern, (name) => names.get(name) ?? name);
  for (const file of files) {
    const target = path.join(to, by === 0 ? file : renamed(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (by === 0 || !isText(file)) cpSync(path.join(from, file), target);
    else {
      const text = renamed(readFileSync(path.join(from, file), 'utf8')).replaceAll(told, tellOf(by));
      writeFileSync(target, file.endsWith('.js') ? `${text}\n// Release ${by}` : text);
    }
  }
  for (const folder of shared) symlinkSync(path.join(from, folder), path.join(to, folder));
  writeReleases(to, [releaseIn(to, `release ${by}`)]);
}

const releases = ['first', 'second', 'third', 'firstAgain'] as const;
export type ReleaseName = (typeof releases)[number];

/** How many earlier releases are kept: the third has no file of the first. */
const KEPT = 1;

/**
 * Three releases made of the export, each with the files of the one before it, and the first published again after the
 * second. They lie below `folder`; `publish` lets `served` be one of them at once, as a host does.
 */
export function makeReleases(folder: string) {
  const at = (name: string) => path.join(folder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const numbers: Readonly<Record<ReleaseName, number>> = { first: 0, second: 1, third: 2, firstAgain: 0 };
  for (const name of releases) writeOtherRelease(path.join(root, 'out'), at(name), numbers[name]);
  keepFromFolder(at('second'), at('first'), KEPT);
  keepFromFolder(at('third'), at('second'), KEPT);
  keepFromFolder(at('firstAgain'), at('second'), KEPT);
  const ids = Object.fromEntries(releases.map((name) => [idIn(at(name)), name.replace('Again', '')]));
  return {
    served: at('served'),
    publish: (name: ReleaseName) => {
      rmSync(at('next'), { force: true });
      symlinkSync(at(name), at('next'));
      renameSync(at('next'), at('served'));
    },
    /** The release of a build, by its id. */
    nameOf: (id: string): string => ids[id] ?? `the unknown release ${id}`,
  };
}

export type Releases = ReturnType<typeof makeReleases>;

const idIn = (folder: string): string => {
  const { releases: noted } = JSON.parse(readFileSync(path.join(folder, 'releases.json'), 'utf8')) as {
    releases: readonly { id: string }[];
  };
  return noted[0]?.id ?? '';
};
