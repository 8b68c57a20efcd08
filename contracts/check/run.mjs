/** `npm run contracts`: what a changed schema does to this site. Installs nothing for a second time. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from '../run/install.mjs';

// The output is the verdict, and 1 says that something is broken.
ensureInstalled({ isOutputRead: true, failure: 2 });
const done = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(root, 'contracts/check/start.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { INIT_CWD: process.cwd(), ...process.env } },
);
process.exitCode = done.status ?? 2;
