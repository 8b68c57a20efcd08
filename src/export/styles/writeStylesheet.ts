/**
 * Writes the site's stylesheet: `npx tsx src/export/styles/writeStylesheet.ts [FILE]` (default `public/sarastus.css`),
 * beside it that of street maps, and for the export the modules that define styles without them. It loads every one of
 * these.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileModules } from './compileModules';
import { styleModules } from './styleModules';
import { renderStylesheet } from '@/design-system/stylesheet';

/** `compiledStylesLoader.mjs` reads it. */
const modules = 'src/export/styles/__generated__/modules.json';

async function writeStylesheet(target: string): Promise<void> {
  for (const file of styleModules()) await import(pathToFileURL(resolve(file)).href);
  writeFileSync(target, renderStylesheet());
  copyFileSync('node_modules/maplibre-gl/dist/maplibre-gl.css', join(dirname(target), 'street-map.css'));
  mkdirSync(dirname(modules), { recursive: true });
  writeFileSync(modules, JSON.stringify(compileModules()));
}

void writeStylesheet(process.argv[2] ?? 'public/sarastus.css');
