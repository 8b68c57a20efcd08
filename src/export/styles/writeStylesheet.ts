/**
 * Writes the site's stylesheet: `npx tsx src/export/styles/writeStylesheet.ts [FILE]` (default `public/sarastus.css`),
 * beside it that of street maps, and for the export the modules that define styles without them. It loads every one of
 * these.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { compileModules } from './compileModules';
import { styleModules } from './styleModules';
import { renderStylesheet } from '@/design-system/stylesheet';

/** `compiledStylesLoader.mjs` reads it. */
const modules = 'src/export/styles/__generated__/modules.json';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** Stitches writes both ends of a direction each, and prefixes that no browser of the list needs. */
const needless = /-webkit-(?:appearance|clip-path):[^;}]+;/g;
const bothEnds = /(padding|margin)-(block|inline)-start:([^;{}]+);\1-\2-end:\3(?=[;}])/g;

/** The same stylesheet in fewer letters. */
const shortened = (sheet: string): string =>
  transformSync(sheet.replace(needless, '').replace(bothEnds, '$1-$2:$3'), {
    loader: 'css',
    minify: true,
    target: browserslist.map((browser) => browser.replace(' ', '')),
  }).code;

async function writeStylesheet(target: string): Promise<void> {
  for (const file of styleModules()) await import(pathToFileURL(resolve(file)).href);
  writeFileSync(target, shortened(renderStylesheet()));
  copyFileSync('node_modules/maplibre-gl/dist/maplibre-gl.css', join(dirname(target), 'street-map.css'));
  mkdirSync(dirname(modules), { recursive: true });
  writeFileSync(modules, JSON.stringify(compileModules()));
}

void writeStylesheet(process.argv[2] ?? 'public/sarastus.css');
