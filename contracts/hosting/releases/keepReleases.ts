import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { digestOf, filesIn, readReleases, writeReleases } from './exportFolder';
import { conflictsIn, filesOf, keptOf } from './release';
import type { Release } from './release';

/** Says the first of many problems, and how many there are. */
function refuse(problem: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const more = files.length > 5 ? `\n… and ${files.length - 5} more` : '';
  throw new Error(`${problem}:\n${files.slice(0, 5).join('\n')}${more}`);
}

/** What some hosts have beside a file: no release notes it. */
const packedEnds = ['.br', '.gz'];
const plainOf = (file: string): string => file.replace(/\.(br|gz)$/, '');

/** @throws Error for an export without a note of what it is */
function planOf(folder: string, earlier: readonly Release[], count: number) {
  const [own, ...others] = readReleases(folder);
  if (!own) throw new Error(`${folder} notes no release`);
  const kept = keptOf(own, earlier, count);
  refuse('Two releases have other content under one name', conflictsIn(kept));
  return { kept, all: filesOf(kept), before: filesOf(others) };
}

/**
 * Copies into an export what open pages of the `count` releases before it may ask for, from the `previous` export, which
 * holds its own and those before it; removes what was kept in it before and is older. Either everything is done or nothing.
 * @throws Error where a file is missing, or has other content than its release noted
 */
export function keepFromFolder(folder: string, previous: string, count: number): readonly Release[] {
  const { kept, all, before } = planOf(folder, readReleases(previous), count);
  const missing: string[] = [];
  const changed: string[] = [];
  const copied: string[] = [];
  for (const [file, digest] of all) {
    const there = path.join(folder, file);
    const from = existsSync(there) ? there : path.join(previous, file);
    if (!existsSync(from)) missing.push(file);
    else if (digestOf(from) !== digest) changed.push(file);
    else if (from !== there) copied.push(file);
  }
  refuse(`Missing in ${previous}`, missing);
  refuse('Not what its release had under this name', changed);
  for (const file of copied) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    for (const each of [file, ...packedEnds.map((end) => file + end)])
      if (existsSync(path.join(previous, each))) cpSync(path.join(previous, each), path.join(folder, each));
  }
  for (const file of before.keys()) {
    if (all.has(file)) continue;
    for (const each of ['', ...packedEnds]) rmSync(path.join(folder, file + each), { force: true });
  }
  writeReleases(folder, kept);
  return kept;
}

interface Bucket {
  readonly keys: readonly string[];
  /** The base path without slashes around it; what is not below it belongs to others. */
  readonly base: string;
}

/**
 * The same for a bucket that holds the earlier releases: nothing is copied, `keys` says what is in it. Notes the kept
 * releases in the export, and tells which of the keys must stay beside it, and which nothing asks for any more.
 * @throws Error where the bucket lacks what a kept release had, or is not that of this site
 */
export function keepInBucket(
  folder: string,
  earlier: readonly Release[],
  { keys, base }: Bucket,
  count: number,
): { readonly keep: readonly string[]; readonly remove: readonly string[] } {
  const { kept, all } = planOf(folder, earlier, count);
  const prefix = base === '' ? '' : `${base}/`;
  const files = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const own = new Set(filesIn(folder));
  const inBucket = new Set(files);
  if (!files.some((file) => own.has(file)))
    throw new Error(
      `The listing has nothing of ${folder} below "/${base}": is it of this site? Say its base path: --base /stay`,
    );
  refuse(
    'Missing in the listing',
    [...all.keys()].filter((file) => !own.has(file) && !inBucket.has(file)),
  );
  writeReleases(folder, kept);
  const others = files.filter((file) => !own.has(file));
  const keysOf = (chosen: readonly string[]) => chosen.map((file) => prefix + file);
  const isKept = (file: string) => all.has(plainOf(file));
  return { keep: keysOf(others.filter(isKept)), remove: keysOf(others.filter((file) => !isKept(file))) };
}
