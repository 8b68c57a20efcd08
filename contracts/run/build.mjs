/** `npm run build`: the export alone, into `out`. */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { ensureExported } = await import('./export.mjs');
await ensureExported();
