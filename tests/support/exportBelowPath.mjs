/**
 * The second export of the tests: the site below a path, with pages that are missing in some languages. Skipped while
 * the existing one is up to date. `node tests/support/exportBelowPath.mjs`
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureExported } from '../../contracts/run/export.mjs';

/** Exports it when something that it is made from has changed. */
export const exportBelowPath = () =>
  ensureExported(JSON.parse(readFileSync(path.join(import.meta.dirname, 'siteBelowPath.json'), 'utf8')));

if (process.argv[1] === fileURLToPath(import.meta.url)) await exportBelowPath();
