/**
 * The other exports of the tests: the site below a path, with pages that are missing in some languages, and the site
 * that books by the older API. Skipped while the existing ones are up to date. `node tests/support/exportOthers.mjs`
 * makes the site too, and `node tests/support/exportOthers.mjs v1` one of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureExported } from '../../contracts/run/export.mjs';

const exportAs = (file) => ensureExported(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));

/** Each is made when something that it is made from has changed. */
export const exportBelowPath = () => exportAs('siteBelowPath.json');
export const exportSiteOfV1 = () => exportAs('siteOfV1.json');

const exported = { site: () => ensureExported(), belowPath: exportBelowPath, v1: exportSiteOfV1 };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  for (const [each, makeExport] of Object.entries(exported)) if (!name || name === each) await makeExport();
}
