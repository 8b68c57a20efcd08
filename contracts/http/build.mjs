/** `npm run build`: the export alone, into `out`. */
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { ensureExported } = await import('./setup/export.mjs');
await ensureExported();
