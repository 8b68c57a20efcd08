/**
 * Writes the site's stylesheet: `npx tsx src/design-system/writeStylesheet.ts [FILE]` (default `public/sarastus.css`).
 * It loads every module that may define styles: the components here, and each `*.styles.ts` elsewhere in `src`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderStylesheet } from './stylesheet';

function styleModules(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.includes('__generated__'))
    .filter((file) => file.endsWith('.styles.ts') || (file.startsWith('design-system/') && file.endsWith('.tsx')))
    .sort()
    .map((file) => join(root, file));
}

async function writeStylesheet(target: string): Promise<void> {
  for (const file of styleModules('src')) await import(pathToFileURL(resolve(file)).href);
  writeFileSync(target, renderStylesheet());
}

void writeStylesheet(process.argv[2] ?? 'public/sarastus.css');
