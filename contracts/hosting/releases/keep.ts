/**
 * `npm run keep -- FOLDER` after `npm run build`: copies into `out` what open pages of earlier releases ask for, from the
 * export that is published now. `npm run keep -- releases.json KEYS` for a bucket: from its `releases.json` and a file of its
 * keys, one in a line, it prints which to keep and which to delete. `--releases 2` is how many, `--export out` is where,
 * `--base /stay` is the base path of the site.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportBelow } from './exportFolder';
import { keepFromFolder, keepInBucket } from './keepReleases';
import { parseReleases } from './release';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    releases: { type: 'string', default: '2' },
    export: { type: 'string', default: 'out' },
    base: { type: 'string', default: '' },
  },
});
const [previous, listing] = positionals;
const count = Number(values.releases);
const base = values.base.replace(/^\/+|\/+$/g, '');
const folder = exportBelow(values.export, base);

function keep(): void {
  if (previous === undefined) throw new Error('Which release is published now? npm run keep -- FOLDER');
  if (!Number.isInteger(count) || count < 0) throw new Error(`--releases ${values.releases} is no number of releases`);
  if (listing === undefined) {
    const kept = keepFromFolder(folder, exportBelow(previous, base), count);
    return console.log(`${folder} holds the files of ${kept.map(({ name, id }) => `${name} (${id})`).join(', ')}`);
  }
  const keys = readFileSync(listing, 'utf8').split(/\r?\n/).filter(Boolean);
  const sorted = keepInBucket(folder, parseReleases(readFileSync(previous, 'utf8')), { keys, base }, count);
  for (const key of sorted.keep) console.log(`keep ${key}`);
  for (const key of sorted.remove) console.log(`delete ${key}`);
}

try {
  keep();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
