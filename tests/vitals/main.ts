import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLog } from './readLog';
import { reportPage } from './reportPage';

const folder = path.resolve(__dirname, '../../reports/vitals');
const [file] = process.argv.slice(2);

function report(from: string): number {
  const log = readLog(readFileSync(from, 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), reportPage(log, path.basename(from)));
  console.log(`${log.views.length} page views, ${log.bad.length} lines that are none: reports/vitals/index.html`);
  for (const { line, why } of log.bad.slice(0, 10)) console.log(`  line ${line}: ${why}`);
  return log.views.length > 0 ? 0 : 1;
}

try {
  if (file === undefined) throw new Error('Which file? npm run vitals FILE, with a line of JSON for each page view.');
  process.exitCode = report(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
