/** `npm run audit`: installs what is needed, then starts `main.ts`. */
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root } from '../../contracts/run/install.mjs';

ensureInstalled();
const { status } = spawnSync(bin('tsx'), ['tests/audit/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
