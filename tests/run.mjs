/** `npm test`: all checks, then the export in a real browser. `--audit` adds every locale in every theme. */
import { ensureInstalled } from '../contracts/run/install.mjs';

ensureInstalled();
const [{ runChecks }, { ensureExported }, { exportBelowPath }, { findChromium }, { buildGallery, runBrowserTests }] =
  await Promise.all([
    import('./support/checks.mjs'),
    import('../contracts/run/export.mjs'),
    import('./support/exportBelowPath.mjs'),
    import('./support/findChromium.mjs'),
    import('./support/browserTests.mjs'),
  ]);
const chromium = await findChromium();
runChecks();
await ensureExported();
await exportBelowPath();
buildGallery();
process.exit(runBrowserTests({ chromium, audit: process.argv.includes('--audit') }));
