import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The HTML without scripts and without what fetches them early. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '')
    .replaceAll(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/gi, '');

const fileOf = (pagePath: string) => (pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`);

/**
 * A copy of some pages of an export without their scripts, in a temporary folder that uses the pictures, fonts and
 * stylesheet of the export. Returns the folder, and what removes it.
 */
export function makePlainCopy(exported: string, pages: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'without-scripts-'));
  const files = pages.map((page) => fileOf(decodeURIComponent(page)));
  const written = new Set(files.map((file) => file.split('/')[0]));
  for (const entry of readdirSync(exported)) {
    if (!written.has(entry)) symlinkSync(path.resolve(exported, entry), path.join(folder, entry));
  }
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), withoutScripts(readFileSync(path.join(exported, file), 'utf8')));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
