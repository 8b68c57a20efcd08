/** Exports a chain of that many hotels into a folder, unless it is there: `node exportChain.mjs folder hotels`. */
import { ensureExported } from '../../contracts/run/export.mjs';

const [folder, hotels] = process.argv.slice(2);
await ensureExported({ folder, variables: { CHAIN: hotels } });
