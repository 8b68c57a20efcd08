import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/design-system';
const made = 'src/export/styles/__generated__/modules.json';
const again = 'npx tsx src/export/styles/writeStylesheet.ts';
let modules;

/**
 * Gives an export the modules that define styles as `writeStylesheet.ts` compiled them. Fails where the two no longer
 * agree, and where a page would bring Stitches itself along.
 */
export default function compiledStylesLoader(source) {
  this.addDependency(path.join(this.rootContext, made));
  this.addBuildDependency(this.loaders[this.loaderIndex].path);
  modules ??= JSON.parse(readFileSync(path.join(this.rootContext, made), 'utf8'));
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  if (file === `${folder}/stitches.config.ts`)
    throw new Error(`Only ${folder}/*.tsx and *.styles.ts may import stitches.config, and by its path.`);
  const known = modules[file];
  if (known && known.source !== source) throw new Error(`${file} changed after its styles were compiled: ${again}`);
  return known ? known.compiled : source;
}
