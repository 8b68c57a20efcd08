import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { PAGE_OF_FAILURE } from '../support/attachments';

const PRINTED_TESTS = 3;
const PRINTED_LINES = 80;

/** Prints what the page said when a test failed, for runs of which only the output is kept. */
export default class PageOfFailure implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const said = attachments.find(({ name }) => name === PAGE_OF_FAILURE)?.body?.toString();
    if (!said) return;
    const lines = said.split('\n').slice(0, PRINTED_LINES);
    this.failed.push(
      [`\nThe page when a test failed: ${test.titlePath().filter(Boolean).join(' › ')}`, ...lines].join('\n'),
    );
  }

  onEnd(): void {
    for (const each of this.failed.slice(0, PRINTED_TESTS)) console.log(each);
  }
}
