import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './manifest/model';

/** Runs test files of the site with more variables of the environment; the operations are compiled before. */
export function runTests(files: readonly string[], env: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const program = (file: string, args: readonly string[]) =>
    spawnSync(process.execPath, [path.join(root, 'node_modules', file), ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, ...env },
    });
  const compiled = program('relay-compiler/cli.js', ['--output', 'quiet-with-errors']);
  if (compiled.status !== 0) return compiled;
  const args = ['-c', 'tests/config/jest.config.mjs', '--silent', '--ci', ...more, '--runTestsByPath', ...files];
  return program('jest/bin/jest.js', args);
}
