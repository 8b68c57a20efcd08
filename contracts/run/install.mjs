import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a command in the project's root with its output shown; exits when it fails, with its code unless another is
 * given.
 */
export function run(command, args, environment = {}, { stdio = 'inherit', failure = null } = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio, env: { ...process.env, ...environment } });
  if (done.status !== 0) {
    console.error(`\n${[command, ...args].join(' ')} failed${done.error ? `: ${done.error.message}` : ''}`);
    process.exit(failure ?? done.status ?? 1);
  }
}

/** The path of an installed package's command. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * Installs the locked packages, unless they are installed already for this lock file. Nothing of it is printed to a
 * command's own output where machines read that, and its code when it fails is the command's to choose.
 */
export function ensureInstalled({ isOutputRead = false, failure = 1 } = {}) {
  const major = process.versions.node.split('.').map(Number);
  if (major[0] < 20 || (major[0] === 20 && major[1] < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
    process.exit(failure);
  }
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules/.sarastus-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages …');
  const stdio = isOutputRead ? ['ignore', 2, 2] : 'inherit';
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {}, { stdio, failure });
  writeFileSync(stamp, lock);
}
