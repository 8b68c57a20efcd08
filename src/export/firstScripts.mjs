/**
 * Bundles the scripts that run before the framework: `node src/export/firstScripts.mjs FOLDER [NAME...]`, all of them or the
 * named ones.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** In place of `tsconfig.json`, for which each script would begin with "use strict". */
const compilation = { alias: { '@': path.join(root, 'src') }, tsconfigRaw: '{}' };

/** A script for each route whose first question leaves before the framework runs. */
const questions = 'src/before-react/questions/pages';

/**
 * Scripts that run before the framework, each bundled into one file of the export. `settings` names the settings that one
 * needs, since a bundler drops no properties; of those that are not named it gets all.
 */
const firstScripts = [
  { source: 'src/before-react/theme.ts', file: 'theme.js', format: 'iife', settings: {} },
  { source: 'src/before-react/arrival.ts', file: 'arrival.js', format: 'iife', settings: {} },
  { source: 'src/before-react/moved.ts', file: 'moved.js', format: 'iife', settings: {} },
  {
    source: 'src/before-react/wake.ts',
    file: 'wake.js',
    format: 'iife',
    settings: {
      chain: ['clientId', 'headerNames.client', 'headerNames.visit'],
      environment: ['basePath', 'siteEndpoint'],
    },
  },
  { source: 'src/before-react/start.ts', file: 'start.js', format: 'iife', settings: {} },
  {
    source: 'src/before-react/rare.ts',
    file: 'rare.js',
    format: 'esm',
    settings: { services: ['tagManagerUrl', 'chatUrl', 'sentryDsn'] },
  },
  ...readdirSync(path.join(root, questions)).map((name) => ({
    source: `${questions}/${name}`,
    file: `ask/${name.replace(/\.ts$/, '.js')}`,
    format: 'iife',
    settings: {
      chain: ['clientId', 'headerNames', 'previewDomain'],
      environment: ['basePath', 'siteEndpoint', 'bookingEndpoint'],
      switches: ['enableV2Api'],
    },
  })),
];

/** What a module exports, for the environment of this build. */
async function exportsOf(file, env) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    ...compilation,
  });
  const compiled = { exports: {} };
  new Function('module', 'process', outputFiles[0].text)(compiled, { env });
  return compiled.exports;
}

/** The named properties of a value; `a.b` names one of a property. */
function only(names, value) {
  const kept = {};
  for (const [name, inner] of names.map((each) => each.split('.')))
    kept[name] = inner ? { ...kept[name], [inner]: value[name][inner] } : value[name];
  return kept;
}

/** The settings of the build as plain values: how they are read from the environment is not needed in the browser. */
const settingsAsValues = (needed) => ({
  name: 'settings-as-values',
  setup(build) {
    build.onLoad(
      { filter: /src[\\/]config[\\/](environment|services|switches|chain|limits)\.ts$/ },
      async ({ path: file }) => {
        const values = Object.entries(await exportsOf(file, process.env)).filter(
          ([, value]) => typeof value !== 'function',
        );
        const neededOf = (name, value) => (needed[name] ? only(needed[name], value) : value);
        const lines = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(neededOf(name, value))};`);
        return { contents: lines.join('\n'), loader: 'js' };
      },
    );
  },
});

/** Of a compiled operation these scripts need the name and the text only, not how Relay reads its answer. */
const operationsWithoutReaders = {
  name: 'operations-without-readers',
  setup(build) {
    build.onLoad({ filter: /__generated__[\\/].*\.graphql\.ts$/ }, async ({ path: file }) => {
      const { name, operationKind, text } = (await exportsOf(file, {})).default.params;
      return { contents: `export default ${JSON.stringify({ params: { name, operationKind, text } })}`, loader: 'js' };
    });
  },
};

/**
 * A build asks one API early: the page itself asks the other one, for a stay that an older release began over it.
 */
const withoutOtherApi = (chosen) => ({
  name: 'without-other-api',
  setup(build) {
    build.onLoad({ filter: /questions[\\/]v\d+[\\/]/ }, ({ path: file }) =>
      path.basename(path.dirname(file)) === chosen
        ? undefined
        : { contents: `export const ${path.basename(file, '.ts')} = () => null;`, loader: 'js' },
    );
  },
});

const [folder = 'out', ...named] = process.argv.slice(2);
const { apiOfBuild } = await exportsOf(path.join(root, 'src/config/chosenApi.ts'), process.env);
for (const { source, file, format, settings } of firstScripts) {
  if (named.length > 0 && !named.includes(file)) continue;
  await esbuild.build({
    entryPoints: [path.join(root, source)],
    outfile: path.join(root, folder, file),
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    ...compilation,
    plugins: [settingsAsValues(settings), operationsWithoutReaders, withoutOtherApi(apiOfBuild)],
    logLevel: 'error',
  });
}
