import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** A script for each route whose first question leaves before the framework runs. */
const questions = 'src/questions/pages';

/**
 * Scripts that run before the framework, each bundled into one file of the export. `settings` names the settings that one
 * needs, since a bundler drops no properties; of those that are not named it gets all.
 */
const firstScripts = [
  {
    source: 'src/asleep/wake.ts',
    file: 'wake.js',
    format: 'iife',
    settings: {
      chain: ['clientId', 'headerNames.client', 'headerNames.visit'],
      environment: ['basePath', 'siteEndpoint'],
    },
  },
  { source: 'src/asleep/start.ts', file: 'start.js', format: 'iife', settings: {} },
  {
    source: 'src/asleep/rare.ts',
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
async function exportsOf(build, file, env) {
  const { outputFiles } = await build.esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
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
const settingsAsValues = (needed, env) => ({
  name: 'settings-as-values',
  setup(build) {
    build.onLoad(
      { filter: /src[\\/]config[\\/](environment|services|switches|chain|limits)\.ts$/ },
      async ({ path: file }) => {
        const values = Object.entries(await exportsOf(build, file, env)).filter(
          ([, value]) => typeof value !== 'function',
        );
        const neededOf = (name, value) => (needed[name] ? only(needed[name], value) : value);
        const lines = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(neededOf(name, value))};`);
        return { contents: lines.join('\n'), loader: 'js' };
      },
    );
  },
});

/**
 * Of a compiled operation these scripts need the name and the text only, not how Relay reads its answer. `isShort`: the
 * question is a query, whose text is not compared with that of the page's code.
 */
const operationsWithoutReaders = (isShort) => ({
  name: 'operations-without-readers',
  setup(build) {
    build.onLoad({ filter: /__generated__[\\/].*\.graphql\.ts$/ }, async ({ path: file }) => {
      const { name, operationKind, text } = (await exportsOf(build, file, {})).default.params;
      const params = isShort
        ? { name, text: text.replace(/\s+/g, ' ').replace(/ ?([{}():]) ?/g, '$1') }
        : { name, operationKind, text };
      return { contents: `export default ${JSON.stringify({ params })}`, loader: 'js' };
    });
  },
});

/**
 * A build asks one API early: the page itself asks the other one, for a stay that an older release began over it.
 */
const withoutOtherApi = (chosen) => ({
  name: 'without-other-api',
  setup(build) {
    build.onLoad({ filter: /src[\\/]questions[\\/]v\d+[\\/]/ }, ({ path: file }) =>
      path.basename(path.dirname(file)) === chosen
        ? undefined
        : { contents: `export const ${path.basename(file, '.ts')} = () => null;`, loader: 'js' },
    );
  },
});

/** Bundles the first scripts into an export. */
export async function writeFirstScripts(folder, given) {
  const esbuild = await import('esbuild');
  const env = { ...process.env, ...given };
  const { apiOfBuild } = await exportsOf({ esbuild }, path.join(root, 'src/config/chosenApi.ts'), env);
  for (const { source, file, format, settings } of firstScripts) {
    await esbuild.build({
      entryPoints: [path.join(root, source)],
      outfile: path.join(root, folder, file),
      bundle: true,
      minify: true,
      format,
      target: 'es2022',
      tsconfig: path.join(root, 'tsconfig.json'),
      plugins: [
        settingsAsValues(settings, env),
        operationsWithoutReaders(file === 'wake.js'),
        withoutOtherApi(apiOfBuild),
      ],
      logLevel: 'error',
    });
  }
}
