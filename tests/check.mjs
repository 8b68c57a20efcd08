/** `npm run check`: everything that needs no browser. Each part is timed; the first failing one ends the run. */
import { ensureInstalled } from '../contracts/run/install.mjs';

ensureInstalled();
const { runChecks } = await import('./support/checks.mjs');
await runChecks();
