/**
 * `npm run look [NAME]`: pictures of every screen and component in the nine themes at 360, 768, 1024 and 1440 px, one
 * contact sheet each, into `contact-sheet/`. NAME limits it to names that contain it; `LOOK_LOCALES=fi,en` adds
 * English. `npm run look -- --browsers` puts the main screens in three engines side by side.
 * `npm run look -- --compare [NAME]` fails where a screen does not look as it was approved, and writes the pictures with
 * what differs into `test-results/changed`; `--approve` keeps how they look now.
 */
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root, run } from '../../contracts/run/install.mjs';

ensureInstalled();
if (process.argv.includes('--browsers')) {
  const words = process.argv.slice(2).filter((each) => each !== '--browsers');
  const { status } = spawnSync('node', ['tests/browsers/run.mjs', '--pictures', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const [{ ensureExported }, { findChromium }] = await Promise.all([
  import('../../contracts/run/export.mjs'),
  import('../support/findChromium.mjs'),
]);
const chromium = await findChromium();
await ensureExported();
const given = process.argv.slice(2);
const kept = ['approve', 'compare'].find((each) => given.includes(`--${each}`));
if (!kept) run(bin('tsx'), ['tests/gallery/build.ts']);
const [name] = given.filter((each) => !each.startsWith('--'));
const { status } = spawnSync(
  bin('playwright'),
  ['test', '-c', 'tests/config/look.config.ts', ...(name ? ['-g', name] : [])],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, ...(kept && { LOOK_KEPT: kept }) } },
);
process.exit(status ?? 1);
