/**
 * Writes the software bill of materials into an export: `npx tsx contracts/supply/writeBom.ts FOLDER`. Ends the build where a
 * package may not be used by its licence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusedLicences } from './licences';
import { readLockFile } from './lockFile';
import { bomOf } from './sbom';

const folder = process.argv[2] ?? 'out';
const { SOURCE_DATE_EPOCH, NEXT_PUBLIC_RELEASE = '' } = process.env;

/** Its typefaces are cut from packages which the bundler does not see. */
const typefaces = '@fontsource-variable/';

const shipped = new Set(JSON.parse(readFileSync('.next/shipped-packages.json', 'utf8')) as readonly string[]);
const isShipped = (name: string): boolean => shipped.has(name) || name.startsWith(typefaces);

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
const lock = readLockFile('package-lock.json');

const refused = refusedLicences(lock.packages.values(), isShipped);
if (refused.length > 0) {
  console.error(`Not on the list of contracts/supply/licences.ts:\n${refused.join('\n')}`);
  process.exit(1);
}

const bom = bomOf({
  name: name ?? '',
  version: version ?? '',
  licence: license ?? '',
  release: NEXT_PUBLIC_RELEASE,
  ...lock,
  isShipped,
  madeAt: SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date(),
});
writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 1)}\n`);
