import { availableParallelism } from 'node:os';
import path from 'node:path';

const harness = process.env.DEV_HARNESS;
/** Where `output: 'export'` writes to: Next calls it `distDir` where it is another folder than `out`. */
const exportFolder = process.env.EXPORT_FOLDER ?? 'out';

const nextInBrowser = /([\\/]next[\\/]dist[\\/])((?:client|lib|pages|shared)[\\/])/;

/** @type {import('next').NextConfig} */
const config = {
  // A development server may pass calls on to the harness; an export cannot, and needs not: it is one origin.
  ...(harness
    ? {
        rewrites: async () =>
          ['/graphql', '/booking/graphql', '/pay/:path*', '/oidc/:path*', '/stand-in/:path*'].map((source) => ({
            source,
            destination: `${harness}${source}`,
          })),
      }
    : { output: 'export', distDir: exportFolder === 'out' ? '.next' : exportFolder }),
  reactStrictMode: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH?.replace(/\/+$/, ''),
  pageExtensions: ['tsx'],
  images: { unoptimized: true },
  compiler: { relay: { src: './src', language: 'typescript' } },
  // Types and lint are checked once, by `npm run check`, not again in each export.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // There is no `app` folder whose paths the router would have to tell apart.
  // Pages are written on every core, as far as memory goes: Next would leave one idle.
  experimental: { clientRouterFilter: false, cpus: Math.min(4, availableParallelism()) },
  webpack: (options, { dev, isServer, webpack }) => {
    // The stylesheet holds all styles: an export's scripts only choose among its classes.
    if (!dev)
      options.module.rules.push({
        test: /\.tsx?$/,
        include: path.resolve('src'),
        enforce: 'pre',
        loader: path.resolve('src/design-system/compiled-styles/compiledStylesLoader.mjs'),
      });
    // A file that only writes a query down needs `graphql` of Relay until it is compiled, and no Relay afterwards.
    options.module.rules.push({ test: /node_modules[\\/](react-relay|relay-runtime)[\\/]/, sideEffects: false });
    // Next brings its browser code twice. Of the CommonJS one a bundle keeps everything, of the other what it uses.
    if (!dev && !isServer)
      options.plugins.push(
        new webpack.NormalModuleReplacementPlugin(nextInBrowser, ({ createData }) => {
          if (createData?.resource) createData.resource = createData.resource.replace(nextInBrowser, '$1esm/$2');
        }),
      );
    return options;
  },
};

export default config;
