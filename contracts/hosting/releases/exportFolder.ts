import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOfRelease, parseReleases, RELEASES_FILE, releasesText } from './release';
import type { Release } from './release';

export const digestOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);

/** The files of a folder, with `/` between their parts on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** Where in a folder the export is: with a base path many a host's folder has it below that. */
export const exportBelow = (folder: string, base: string): string =>
  existsSync(path.join(folder, RELEASES_FILE)) ? folder : path.join(folder, base);

/** @throws Error for an export without a note of its releases */
export function readReleases(folder: string): readonly Release[] {
  const file = path.join(folder, RELEASES_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing: is ${folder} an export?`);
  return parseReleases(readFileSync(file, 'utf8'));
}

export function writeReleases(folder: string, releases: readonly Release[]): void {
  writeFileSync(path.join(folder, RELEASES_FILE), releasesText(releases));
}

const buildManifest = /^_next\/static\/([^/]+)\/_buildManifest\.js$/;

/** What an export brings itself, before anything is kept in it. */
export function releaseIn(folder: string, name: string): Release {
  const files = filesIn(folder).filter(isOfRelease);
  const id = files.flatMap((file) => buildManifest.exec(file)?.[1] ?? [])[0];
  if (id === undefined) throw new Error(`${folder} is no export: it names no build`);
  return { id, name, files: Object.fromEntries(files.map((file) => [file, digestOf(path.join(folder, file))])) };
}
