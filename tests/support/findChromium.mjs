import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, root } from '../../contracts/run/install.mjs';

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0;

const firstOf = (places) => places.find((place) => place && existsSync(place)) ?? null;

/** A headless shell renders the same pages in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether Playwright has installed one; it prefers the headless shell. */
async function hasPlaywrights() {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Installs one of Debian's packages, where this user may. */
function addPackage(name) {
  const apt = (...args) => quietly('apt-get', args);
  return process.getuid?.() === 0 && apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

/**
 * The path of a Chromium to test with, `undefined` for Playwright's own. In this order: `CHROMIUM_PATH`, Playwright's,
 * the system's, or one installed now. Throws with instructions when there is none.
 */
export async function findChromium() {
  const named = firstOf([process.env.CHROMIUM_PATH]);
  if (named) return named;
  if (await hasPlaywrights()) return undefined;
  if (!existsSync(shell)) addPackage('chromium-headless-shell');
  const found = firstOf([shell, ...browsers]);
  if (found) return found;
  console.log('No Chromium here yet: getting one …');
  if (quietly(bin('playwright'), ['install', '--only-shell', 'chromium'])) return undefined;
  addPackage('chromium');
  const installed = firstOf(browsers);
  if (installed) return installed;
  console.error(
    'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run `npm test` again.',
  );
  process.exit(1);
}
