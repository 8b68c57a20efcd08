import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PRINTED = 10;

/** Prints the files whose tests took longest, in minutes of one worker. */
export default class SlowestFiles implements Reporter {
  private readonly taken = new Map<string, { ms: number; tests: number }>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const { ms, tests } = this.taken.get(location.file) ?? { ms: 0, tests: 0 };
    this.taken.set(location.file, { ms: ms + duration, tests: tests + 1 });
  }

  onEnd(): void {
    const files = [...this.taken].sort(([, one], [, other]) => other.ms - one.ms);
    const all = files.reduce((sum, [, { ms }]) => sum + ms, 0);
    const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`.padStart(9);
    console.log(`\nSlowest files, of ${minutes(all).trim()} of all workers:`);
    for (const [file, { ms, tests }] of files.slice(0, PRINTED))
      console.log(`${minutes(ms)}  ${path.relative(process.cwd(), file)} (${tests} tests)`);
  }
}
