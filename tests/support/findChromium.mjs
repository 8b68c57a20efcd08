import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, root } from '../../contracts/http/setup/install.mjs';

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0;

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function systems() {
  const named = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ];
  const macs = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [process.env.CHROMIUM_PATH, ...named, ...macs].find((place) => place && existsSync(place)) ?? null;
}

/** A Chromium to test with: Playwright's own, the system's, or one installed now. Says what to do when none is to be had. */
export async function findChromium() {
  const found = (await playwrights()) ?? systems();
  if (found) return found;
  console.log('No Chromium here yet: getting one …');
  quietly(bin('playwright'), ['install', 'chromium']);
  const fetched = await playwrights();
  if (fetched) return fetched;
  if (quietly('apt-get', ['update'])) quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const installed = systems();
  if (installed) return installed;
  console.error(
    'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run `npm test` again.',
  );
  process.exit(1);
}
