import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../manifest/model';
import { CannotTell } from '../options';
import { runTests } from '../runTests';

/** The tests in which the site itself asks the harness. */
const testsOfSite = (): readonly string[] =>
  ['src', 'tests/answers']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('answerSite('))
    .sort();

/** Runs them while the harness writes down what is sent, and returns the folder of what it wrote. */
export function recordTests(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sent-'));
  const { status, stderr } = runTests(testsOfSite(), { RECORD_SENT: folder });
  if (status !== 0)
    throw new CannotTell(`${stderr}\nThe tests fail, so nothing is stored. What was seen is in ${folder}`);
  return folder;
}
