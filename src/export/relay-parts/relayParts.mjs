import path from 'node:path';

const fileOf = (name) => path.resolve('src/export/relay-parts', name);

/** Modules of Relay for features that have no use here, with what stands in for them. */
const replaced = {
  LiveResolverCache: 'withoutResolvers.mjs',
  RelayDefaultHandlerProvider: 'unused.mjs',
  RelayDeclarativeMutationConfig: 'unused.mjs',
  createUpdatableProxy: 'unused.mjs',
  // Called in development only.
  validateMutation: 'unused.mjs',
};

const nameIn = new RegExp(`[\\\\/]relay-runtime[\\\\/]lib[\\\\/].*?(${Object.keys(replaced).join('|')})\\.js$`);

/**
 * Has webpack bundle only those parts of Relay that the site uses: of 66 kB (gzip) remain 38. A name that `runtime.mjs`
 * and `hooks.mjs` do not have fails the build.
 */
export function bundleRelayParts({ resolve, plugins, module }, { NormalModuleReplacementPlugin }) {
  resolve.alias['relay-runtime$'] = fileOf('runtime.mjs');
  resolve.alias['react-relay/hooks$'] = fileOf('hooks.mjs');
  module.rules.push({ test: /\.graphql\.ts$/, enforce: 'pre', loader: fileOf('withoutHashes.mjs') });
  module.rules.push({ test: /\.tsx?$/, include: path.resolve('src'), parser: { exportsPresence: 'error' } });
  plugins.push(
    new NormalModuleReplacementPlugin(nameIn, ({ createData }) => {
      const [, name] = nameIn.exec(createData?.resource ?? '') ?? [];
      if (name) createData.resource = fileOf(replaced[name]);
    }),
  );
}
