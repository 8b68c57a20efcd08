import path from 'node:path';
import { root } from './install.mjs';

/** Scripts that run before the framework, each bundled into one file of the export. */
const firstScripts = [];

/** What Next replaces in the browser's code by itself: `process.env.NEXT_PUBLIC_X`, and with `{}` those without a value. */
function replacedVariables(env) {
  const named = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return {
    ...Object.fromEntries(named.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    'process.env.NODE_ENV': '"production"',
    'process.env': '{}',
  };
}

/** Bundles the first scripts into an export. */
export async function writeFirstScripts(folder, env) {
  const { build } = await import('esbuild');
  for (const { source, file } of firstScripts) {
    await build({
      entryPoints: [path.join(root, source)],
      outfile: path.join(root, folder, file),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      tsconfig: path.join(root, 'tsconfig.json'),
      define: replacedVariables({ ...process.env, ...env }),
      logLevel: 'error',
    });
  }
}
