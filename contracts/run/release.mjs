import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** The commit that is checked out; null outside a repository. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The version of the site in error reports: the package's, with the commit or else a digest of the content. */
export function releaseOf(digest) {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return `${name}@${version}+${commit() ?? digest.slice(0, 12)}`;
}
