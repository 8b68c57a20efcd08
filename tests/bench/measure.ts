/** Runs the parts of the bench, prints each figure beside its limit, and writes them to `reports/`. */
import { needsExport, parts, partsNamed } from './parts';
import { busyWarning, writeReport } from './report';
import { failedRow, fellShort, lineOf } from './rows';
import type { Row } from './rows';

async function measureAll(words: readonly string[]): Promise<number> {
  const wanted = partsNamed(words);
  console.log(busyWarning() ?? 'Nothing else should run on this machine until the end.');
  if (needsExport(wanted)) {
    const { ensureExported } = await import('../../contracts/run/export.mjs');
    await ensureExported();
  }
  const rows: Row[] = [];
  for (const name of wanted) {
    console.log(`\n${name} …`);
    // A part that fails is a figure that fell short; the others still say theirs.
    const found = await parts[name]().catch((error: unknown) => [failedRow(name, error)]);
    for (const each of found) console.log(lineOf(each));
    rows.push(...found);
  }
  const short = fellShort(rows);
  console.log(`\nWritten to ${writeReport(wanted, rows)}`);
  console.log(short.length === 0 ? 'Nothing fell short.' : `Fell short, ${short.length} of ${rows.length}:`);
  for (const line of short) console.log(`  ${line}`);
  return short.length === 0 ? 0 : 1;
}

measureAll(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
