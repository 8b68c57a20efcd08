/** `npm run vitals FILE`: installs what is needed, then starts `main.ts`. */
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root } from '../../contracts/run/install.mjs';

ensureInstalled();
const { status } = spawnSync(bin('tsx'), [`${root}/tests/vitals/main.ts`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
