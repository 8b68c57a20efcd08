import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../manifest/model';
import { CannotTell } from '../options';

/** The tests in which the site itself asks the harness. */
export const testsOfSite = (): readonly string[] =>
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
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '-c', 'tests/config/jest.config.mjs', '--silent', '--ci', '--runTestsByPath', ...testsOfSite()];
  const env = { ...process.env, RECORD_SENT: folder };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new CannotTell(`The tests fail, so that nothing is recorded. What was seen is in ${folder}`);
  return folder;
}
