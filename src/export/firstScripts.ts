/**
 * Bundles the scripts that run before the framework or beside it: `npx tsx src/export/firstScripts.ts FOLDER [NAME...]`, all of them or
 * the named ones.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { ConcreteRequest } from 'relay-runtime';
import { apiOfBuild } from '@/config/chosenApi';
import { settingsAsValues } from './settingsAsValues';

const source = 'src/before-react';

/** A script for each route whose first question leaves before the framework runs. */
const questions = `${source}/questions/pages`;

const scriptsIn = (folder: string) => readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name));

/** The files of the export, with their sources. */
const scripts = new Map([
  ...scriptsIn(source).map((name) => [name.replace(/ts$/, 'js'), `${source}/${name}`] as const),
  ...scriptsIn(questions).map((name) => [`ask/${name.replace(/ts$/, 'js')}`, `${questions}/${name}`] as const),
  // Of pages without a network.
  ['sw.js', 'src/offline/worker.ts'] as const,
  ['sw-remove.js', 'src/offline/remove.ts'] as const,
  ['saved.js', 'src/offline/showBookings.ts'] as const,
]);

/** Of a compiled operation these scripts need the name and the text only, not how Relay reads its answer. */
const operationsWithoutReaders: Plugin = {
  name: 'operations-without-readers',
  setup({ onLoad }) {
    onLoad({ filter: /__generated__[\\/].*\.graphql\.ts$/ }, async ({ path: file }) => {
      const compiled = (await import(pathToFileURL(file).href)) as { readonly default: ConcreteRequest };
      const { name, operationKind, text } = compiled.default.params;
      return { contents: `export default ${JSON.stringify({ params: { name, operationKind, text } })}`, loader: 'js' };
    });
  },
};

/**
 * A build asks one API early: the page itself asks the other one, for a stay that an older release began over it.
 */
const withoutOtherApi: Plugin = {
  name: 'without-other-api',
  setup({ onLoad }) {
    onLoad({ filter: /questions[\\/]v\d+[\\/]/ }, ({ path: file }) =>
      path.basename(path.dirname(file)) === apiOfBuild
        ? undefined
        : { contents: `export const ${path.basename(file, '.ts')} = () => null;`, loader: 'js' },
    );
  },
};

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    // Loaded late, by `import()`.
    format: outfile.endsWith('rare.js') ? 'esm' : 'iife',
    target: 'es2022',
    // In place of `tsconfig.json`, for which each script would begin with "use strict".
    alias: { '@': path.resolve('src') },
    tsconfigRaw: '{}',
    plugins: [operationsWithoutReaders, withoutOtherApi, settingsAsValues],
    logLevel: 'error',
  });
}

async function bundleAll(folder: string, named: readonly string[]): Promise<void> {
  for (const [file, entry] of scripts)
    if (named.length === 0 || named.includes(file)) await bundle(entry, path.join(folder, file));
}

const [folder = 'out', ...named] = process.argv.slice(2);
void bundleAll(folder, named);
