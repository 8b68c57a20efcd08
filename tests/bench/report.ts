import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { reportPage } from './reportPage';
import { fellShort } from './rows';
import type { Row } from './rows';

const root = path.resolve(__dirname, '../..');
const [file, page] = ['reports/bench.json', 'reports/bench.html'];

/** The processes that wanted a processor in the last minute, besides the bench's own at its start. */
const [loadAtStart = 0] = loadavg();

/** What to say of a machine that has other work; null of a quiet one. */
export const busyWarning = (): string | null =>
  loadAtStart > cpus().length / 2
    ? `The machine is busy: ${loadAtStart.toFixed(1)} processes on ${cpus().length} processors. Times will be too long.`
    : null;

/** Writes the figures for programs to read, and with plots for people; returns the paths of the files. */
export function writeReport(parts: readonly string[], rows: readonly Row[]): string {
  const report = {
    writtenAt: new Date().toISOString(),
    machine: { processors: cpus().length, model: cpus()[0]?.model ?? null, node: process.version, loadAtStart },
    parts,
    rows,
    fellShort: fellShort(rows),
  };
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(report, null, 2)}\n`);
  const { model, processors, node } = report.machine;
  const machine = `${report.writtenAt.slice(0, 10)}: ${processors} processors, ${model ?? 'unknown'}, Node ${node}`;
  writeFileSync(path.join(root, page), reportPage(rows, machine));
  return `${file} and ${page}`;
}
