import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PRINTED_TESTS = 3;
const PRINTED_LINES = 80;

/** Prints what the page showed when a test failed, for runs of which only the output is kept. */
export default class PageOfFailure implements Reporter {
  private readonly failed: { readonly title: string; readonly file: string }[] = [];

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    if (file && status !== 'passed') this.failed.push({ title: test.titlePath().filter(Boolean).join(' › '), file });
  }

  onEnd(): void {
    for (const { title, file } of this.failed.slice(0, PRINTED_TESTS)) {
      const [, snapshot = ''] = readFileSync(file, 'utf8').split('```yaml');
      const lines = (snapshot.split('```')[0] ?? '').split('\n');
      // What stands around every page is left out.
      const main = Math.max(
        0,
        lines.findIndex((line) => line.startsWith('- main')),
      );
      console.log(`\nThe page when a test failed: ${title}`);
      console.log(lines.slice(main, main + PRINTED_LINES).join('\n'));
    }
  }
}
