/** `npm run bench`: installs what is needed, then measures. `npm run bench -- pages scripts` runs those parts alone. */
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root } from '../../contracts/run/install.mjs';

ensureInstalled();
const { status } = spawnSync(bin('tsx'), ['tests/bench/measure.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
