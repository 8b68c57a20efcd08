import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isOn } from './src/export/isOn.mjs';
import { bundleRelayParts } from './src/export/relay-parts/relayParts.mjs';
import { nextRule } from './src/export/trusted-types/nextLoader.mjs';
import { ownScriptsOnly } from './src/export/trusted-types/ownScripts.mjs';

const harness = process.env.DEV_HARNESS;
/** The folder that `output: 'export'` writes to: another folder than `out` is set by `distDir`. */
const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

const nextInBrowser = /([\\/]next[\\/]dist[\\/])((?:client|lib|pages|shared)[\\/])/;

/** Small modules that most screens use some of. */
const basis =
  /[\\/]src[\\/](?:design-system[\\/](?:Inline|Picture|Text|imageSources)\.|(?:domain|api|browser|routes|session|i18n|flags|telemetry|config)[\\/](?!.*__generated__))/;

const packageIn = (file) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file ?? '')?.[1] ?? null;

function note(file, value) {
  mkdirSync('.next', { recursive: true });
  writeFileSync(`.next/${file}`, JSON.stringify(value));
}

/**
 * Notes the packages whose code the browser gets: the export writes their licences from it. And which modules are whose,
 * by their ids, for the bench to weigh what the packages are of a page.
 */
const notePackages = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('notePackages', (compilation) => {
      compilation.hooks.finishModules.tap('notePackages', (modules) => {
        const names = [...modules].flatMap(({ resource }) => packageIn(resource) ?? []);
        note('shipped-packages.json', [...new Set(names)].sort());
      });
      compilation.hooks.afterOptimizeModuleIds.tap('notePackages', (modules) => {
        if (exportFolder !== 'out') return;
        const ids = [...modules].map((each) => [
          compilation.chunkGraph.getModuleId(each),
          packageIn(each.nameForCondition?.()),
        ]);
        note('module-packages.json', Object.fromEntries(ids));
      });
    }),
};

/** @type {import('next').NextConfig} */
const config = {
  // A development server passes calls on to the harness; an export cannot, and shares its origin with the APIs.
  ...(harness
    ? {
        rewrites: async () =>
          [
            '/graphql',
            '/booking/graphql',
            ...['pay', 'oidc', 'wallet', 'stand-in'].map((each) => `/${each}/:path*`),
          ].map((source) => ({ source, destination: `${harness}${source}` })),
      }
    : { output: 'export', distDir: exportFolder === 'out' ? '.next' : exportFolder }),
  reactStrictMode: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH?.replace(/\/+$/, ''),
  pageExtensions: ['tsx'],
  images: { unoptimized: true },
  compiler: { relay: { src: './src', language: 'typescript' } },
  // `npm run check` checks types, so an export does not.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The router filter is for projects with an `app` folder, which this is not.
  // Pages are written on every core, up to four for memory's sake: by default Next leaves one idle.
  experimental: {
    clientRouterFilter: false,
    cpus: Math.min(4, availableParallelism()),
    // 10,000 pages then need 2.9 GiB instead of 3.2, in the same time.
    webpackMemoryOptimizations: true,
  },
  webpack: (options, { dev, isServer, webpack }) => {
    // The stylesheet has all styles, so the scripts of an export only need class names.
    if (!dev && isOn('compiledStyles'))
      options.module.rules.push({
        test: /\.tsx?$/,
        include: path.resolve('src'),
        enforce: 'pre',
        loader: path.resolve('src/export/styles/compiledStylesLoader.mjs'),
      });
    // A host may want trusted types: the addresses of scripts then come from one policy, which takes the site's own only.
    if (!isServer) options.module.rules.push(nextRule);
    // The development server evaluates texts.
    if (!dev && !isServer) options.plugins.push(ownScriptsOnly);
    options.module.rules.push({
      test: /[\\/]maplibre-gl\.mjs$/,
      use: [
        path.resolve('src/export/trusted-types/mapLoader.mjs'),
        path.resolve('src/design-system/drawn-map/ownAddressLoader.mjs'),
      ],
    });
    // Many a host knows no type for `.mjs`, and a browser runs no worker that comes without one.
    options.module.rules.push({
      test: /[\\/]maplibre-gl-worker\.mjs$/,
      type: 'asset/resource',
      generator: { filename: 'static/media/[name].[contenthash:8].js' },
    });
    if (!dev && !isServer) options.plugins.push(notePackages);
    // Compiled files with a `graphql` tag still import Relay but no longer use it: this lets webpack drop the import.
    if (isOn('relayParts'))
      options.module.rules.push({ test: /[\\/](react-relay|relay-runtime|relay-parts)[\\/]/, sideEffects: false });
    // An export has no rewrites, whose patterns are all that Next's router needs this for.
    if (isOn('pathToRegexp'))
      options.module.rules.push({ test: /[\\/]compiled[\\/]path-to-regexp[\\/]/, sideEffects: false });
    // Next ships its browser code as CommonJS and as ES modules. Webpack can drop unused code only of the latter.
    if (!dev && !isServer && isOn('nextModules'))
      options.plugins.push(
        new webpack.NormalModuleReplacementPlugin(nextInBrowser, ({ createData }) => {
          if (createData?.resource) createData.resource = createData.resource.replace(nextInBrowser, '$1esm/$2');
        }),
      );
    // A build that sends the texts of operations has no code for their ids.
    if (process.env.NEXT_PUBLIC_OPERATION_IDS !== '1')
      options.plugins.push(new webpack.NormalModuleReplacementPlugin(/^\.\/postedById$/, './postedByText'));
    // Next has no setting for how it hydrates.
    if (!isServer && isOn('hydrateInSlices'))
      options.plugins.push(
        new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, (asked) => {
          if (/[\\/]next[\\/]dist[\\/]/.test(asked.contextInfo.issuer))
            asked.request = path.resolve('src/browser/handover/hydrateInSlices.ts');
        }),
      );
    if (!dev && !isServer && isOn('relayParts')) bundleRelayParts(options, webpack);
    // Else each late file has its own copy of what many of them use: 10 to 17 kB (gzip) on a step.
    if (!dev && !isServer)
      options.optimization.splitChunks.cacheGroups.common = {
        chunks: 'async',
        test: basis,
        minChunks: 22,
        enforce: true,
        name: 'common',
      };
    // Webpack's own ids of modules have five figures for a site of this size. Four do, and each is written in many files.
    if (!dev && !isServer) {
      options.optimization.moduleIds = false;
      options.plugins.push(new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }));
    }
    // Late files are named by the hash of the whole build: with a hash each, every page would carry the list of all 150
    // (1.3 kB gzip). `npm run keep` keeps those of earlier releases for pages that are left open.
    if (!dev && !isServer) {
      options.output.hashDigestLength = 8;
      options.output.chunkFilename = 'static/chunks/[fullhash]/[id].js';
    }
    // What was built with other ways must not be taken from the cache.
    if (typeof options.cache === 'object') options.cache.version += `|${process.env.PLAIN}|${process.env.WITHOUT}`;
    return options;
  },
};

export default config;
