import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let clone: string;

/** A fresh clone, as far as the command goes before packages are there, and an npm of its own. */
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  for (const file of ['contracts/check/run.mjs', 'contracts/run/install.mjs', 'package-lock.json'])
    cpSync(path.join(root, file), path.join(clone, file));
  mkdirSync(path.join(clone, 'bin'));
});
afterAll(() => rmSync(clone, { recursive: true }));

function runWith(npm: string) {
  const file = path.join(clone, 'bin/npm');
  writeFileSync(file, `#!/bin/sh\n${npm}\n`);
  chmodSync(file, 0o755);
  return spawnSync(process.execPath, [path.join(clone, 'contracts/check/run.mjs'), '--json'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.dirname(file)}${path.delimiter}${process.env.PATH}` },
  });
}

it('cannot tell without packages: exit code 2, and nothing in the place of the verdict', () => {
  const { status, stdout, stderr } = runWith('echo "added no packages"; exit 1');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('added no packages');
});
