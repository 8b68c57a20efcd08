import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CannotTell } from '../options';
import { runTests } from '../runTests';

/** One answer, with the places that the schema does not allow. */
export interface ReadAnswer {
  readonly operation: string;
  readonly data: unknown;
  readonly misfits: readonly string[];
}

/** A value that the site does without, or that costs it the whole answer. */
export interface Dropped {
  readonly operation: string;
  readonly path: string;
  readonly value: string;
  readonly effect: 'dropped' | 'refused';
}

export type ReadAnswers = (answers: readonly ReadAnswer[]) => Promise<readonly Dropped[]>;

/**
 * Has the site's own readers read the answers. They are compiled with Relay and run in the tests of `tests/answers`,
 * which get the answers as a file and leave what they found beside it.
 */
export const readInTests: ReadAnswers = (answers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'probed-'));
  const file = path.join(folder, 'answers.json');
  const found = `${file}.dropped`;
  try {
    writeFileSync(file, JSON.stringify(answers));
    const tests = ['tests/answers/probedAnswers.test.ts'];
    const { stderr } = runTests(tests, { PROBED_ANSWERS: file }, '-w', '1', '-t', 'for the command');
    if (!existsSync(found)) throw new CannotTell(`The site's readers could not be run: ${stderr.slice(-2000)}`);
    return Promise.resolve(JSON.parse(readFileSync(found, 'utf8')) as readonly Dropped[]);
  } finally {
    // The answers of a real server may be those of a guest.
    rmSync(folder, { recursive: true });
  }
};
