import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from '../../contracts/run/install.mjs';

const results = path.join(root, 'test-results');

/** Adds up the tallies of the accessibility tests: how many states were checked, and how many findings there were. */
function printTallies() {
  const folder = path.join(results, 'tallies');
  if (!existsSync(folder)) return;
  const totals = {};
  for (const file of readdirSync(folder)) {
    for (const [name, count] of Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))) {
      totals[name] = (totals[name] ?? 0) + count;
    }
  }
  for (const [name, count] of Object.entries(totals).sort()) console.log(`${name}: ${count}`);
}

/** Builds the gallery of components for their tests. */
export function buildGallery() {
  run(bin('tsx'), ['tests/gallery/build.ts']);
}

/** Runs the browser tests over the export, or the given files or projects of them; returns the exit code. */
export function runBrowserTests({ chromium, files = [] }) {
  rmSync(path.join(results, 'tallies'), { recursive: true, force: true });
  const done = spawnSync(bin('playwright'), ['test', '-c', 'tests/config/playwright.config.ts', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  printTallies();
  return done.status ?? 1;
}

/** Runs some journeys in the engines of Firefox and Safari, where they are; returns the exit code. */
export function runOtherEngines() {
  const done = spawnSync('node', ['tests/browsers/run.mjs', '--part', 'firefox', 'webkit'], {
    cwd: root,
    stdio: 'inherit',
  });
  return done.status ?? 1;
}
