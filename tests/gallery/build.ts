/** Writes the gallery: `npx tsx tests/gallery/build.ts`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderStylesheet } from '../../src/design-system/stylesheet';
import { themeNames } from '../../src/design-system/themes/themes';
import { slugOf } from './example';
import { forceStates } from './forcedStates';
import { galleryFolder } from './galleryFolder';
import { groupsOf } from './groups';
import { exampleFolder, exampleNames, loadExamples } from './loadExamples';
import { Overview } from './Overview';
import { ComponentExamplesList, ComponentSection, renderPage } from './renderPage';

const root = path.dirname(galleryFolder);

/** The script for the browser: all examples, and the switches. */
function script(): string {
  const names = exampleNames();
  return [
    `import { bindSwitches, hydrate } from './hydrate';`,
    ...names.map((name) => `import { examples as ${name} } from './examples/${name}';`),
    `bindSwitches();`,
    `hydrate({ ${names.join(', ')} });`,
  ].join('\n');
}

async function writeScript(): Promise<void> {
  await build({
    stdin: { contents: script(), resolveDir: __dirname, loader: 'tsx' },
    outfile: path.join(galleryFolder, 'gallery.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

export async function buildGallery(): Promise<void> {
  rmSync(galleryFolder, { recursive: true, force: true });
  mkdirSync(galleryFolder, { recursive: true });
  const all = await loadExamples();
  const components = all.map(({ component }) => component);
  const ordered = groupsOf(components).flatMap((group) =>
    group.components.flatMap((name) => all.filter(({ component }) => component === name)),
  );
  await writeScript();
  // The examples have loaded every component, so this has all component styles of the site.
  writeFileSync(path.join(galleryFolder, 'sarastus.css'), forceStates(renderStylesheet()));
  writeFileSync(path.join(galleryFolder, 'gallery.css'), readFileSync(path.join(__dirname, 'gallery.css')));
  cpSync(path.join(root, 'public/fonts'), path.join(galleryFolder, 'fonts'), { recursive: true });
  writeFileSync(
    path.join(galleryFolder, 'index.html'),
    `<!doctype html><meta http-equiv="refresh" content="0; url=${themeNames[0]}/index.html"><title>Gallery</title>`,
  );
  for (const theme of themeNames) {
    const folder = path.join(galleryFolder, theme);
    mkdirSync(folder);
    const write = (name: string, title: string, children: React.ReactNode) =>
      writeFileSync(path.join(folder, `${name}.html`), renderPage({ theme, name, title, components, children }));
    write('index', theme, createElement(Overview, { theme, components }));
    for (const each of ordered)
      write(slugOf(each.component), each.component, createElement(ComponentExamplesList, each));
    write(
      'all',
      'Everything',
      ordered.map((each) => createElement(ComponentSection, { key: each.component, ...each })),
    );
  }
  console.log(`The gallery shows ${all.length} components of ${exampleFolder.replace(`${root}/`, '')}.`);
}

if (require.main === module) void buildGallery();
