import path from 'node:path';
import { replaceExactly } from './replaceExactly.mjs';

const changes = [
  // The address of the worker, with and without modules.
  ['new Worker(e', 'new Worker(__webpack_require__.tu(e)', 2],
  // The credit of a map's host.
  ['R.sanitize(r)', 'creditOf(r)'],
];

/** Has MapLibre ask the site's policy for the address of its worker, and read no markup. */
export default function mapLoader(source) {
  const credit = JSON.stringify(path.resolve('src/design-system/drawn-map/creditOf.ts'));
  return `import { creditOf } from ${credit};\n${changes.reduce(replaceExactly, source)}`;
}
