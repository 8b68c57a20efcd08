/**
 * `npm run build`: the export alone, into `out`. `npm run build -- --host NAME` also writes what that host publishes,
 * with its configuration, into `hosted/NAME`.
 */
import { bin, ensureInstalled, run } from './install.mjs';

const at = process.argv.indexOf('--host');
const host = at < 0 ? null : (process.argv[at + 1] ?? '');
const writeHost = (...args) => run(bin('tsx'), ['contracts/hosting/writeHost.ts', ...args]);

ensureInstalled();
const { ensureExported } = await import('./export.mjs');
// An unknown name ends the build before it has cost minutes.
if (host !== null) writeHost(host);
await ensureExported();
if (host !== null) writeHost(host, 'out');
