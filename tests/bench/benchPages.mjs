import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../../contracts/run/install.mjs';

const out = path.join(root, 'out');

/** One page of each kind, with its limits in kB: scripts (gzip) and HTML (brotli). */
const kinds = [
  { what: 'home', file: 'en.html', scripts: 115 },
  { what: 'hotel', file: 'en/hotels/helsinki/sarastus-original-helsinki-toolonlahti.html', scripts: 117 },
  { what: 'offer list', file: 'en/offers.html', scripts: 115 },
  // It names all 500 hotels.
  { what: 'hotel list', file: 'en/hotels.html', scripts: 115, html: null },
  { what: 'privacy policy', file: 'en/privacy-policy.html', scripts: 115 },
];

const kB = (bytes) => Number((bytes / 1000).toFixed(1));

/** The size of the scripts that a page loads before any interaction, and of its HTML. */
export function benchPages() {
  return kinds
    .filter(({ file }) => existsSync(path.join(out, file)))
    .flatMap(({ what, file, scripts, html: htmlLimit = 25 }) => {
      const html = readFileSync(path.join(out, file), 'utf8');
      const named = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src.split('?')[0]);
      // Browsers with modules do not load the `nomodule` script.
      const loaded = [...new Set(named)].filter((src) => !src.includes('polyfills'));
      const weight = loaded.reduce(
        (sum, src) => sum + gzipSync(readFileSync(path.join(out, decodeURIComponent(src)))).length,
        0,
      );
      return [
        { what: `${what}: scripts named by the page`, measured: kB(weight), limit: scripts, unit: 'kB gz' },
        { what: `${what}: HTML`, measured: kB(brotliCompressSync(html).length), limit: htmlLimit, unit: 'kB br' },
      ];
    });
}
