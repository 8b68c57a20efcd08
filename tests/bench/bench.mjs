/** `npm run bench`: prints figures beside their limits. Exits with 1 when one exceeds its limit. */
import { ensureInstalled } from '../../contracts/run/install.mjs';

ensureInstalled();
const { benchExport } = await import('./benchExport.mjs');
const { benchPages } = await import('./benchPages.mjs');

const rows = [...(await benchExport()), ...benchPages()];
const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, measured, limit, unit } of rows) {
  const over = limit !== null && measured > limit;
  const allowed = limit === null ? '' : ` of ${limit}`;
  console.log(`${over ? '✗' : '✓'} ${what.padEnd(width)} ${measured}${allowed} ${unit}`);
}
process.exit(rows.some(({ measured, limit }) => limit !== null && measured > limit) ? 1 : 0);
