import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fellShort } from './rows';
import type { Row } from './rows';

const root = path.resolve(__dirname, '../..');
const file = 'reports/bench.json';

/** Writes the figures for programs to read; returns the path of the file. */
export function writeReport(parts: readonly string[], rows: readonly Row[]): string {
  const report = {
    writtenAt: new Date().toISOString(),
    machine: { processors: cpus().length, model: cpus()[0]?.model ?? null, node: process.version },
    parts,
    rows,
    fellShort: fellShort(rows),
  };
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
