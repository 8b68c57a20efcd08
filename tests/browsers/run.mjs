/**
 * `npm run browsers`: journeys of guests over the export in Chromium, Firefox and WebKit, the engine of Safari.
 * `npm run browsers -- webkit room` runs those whose names contain the words, in the engines that are named. Debian's
 * packages are installed where they are missing and may be. Code 2: an engine could not be had. `--pictures` puts the
 * main screens of each engine side by side instead (`npm run look -- --browsers`). `--part` is what `npm test` runs of
 * it, in the engines that are there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, ensureInstalled, root } from '../../contracts/run/install.mjs';

ensureInstalled();
const [{ ensureExported }, { findChromium }] = await Promise.all([
  import('../../contracts/run/export.mjs'),
  import('../support/findChromium.mjs'),
]);

const firstOf = (...places) => places.find((place) => existsSync(place)) ?? null;
const firefox = () =>
  firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');
const miniBrowser = () =>
  firstOf(
    ...['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  );
const webkit = () => (firstOf('/usr/bin/WebKitWebDriver') && firstOf('/usr/bin/Xvfb') ? miniBrowser() : null);

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };
const found = { firefox, webkit };

/** Installs an engine, where this user may. */
function addPackages(names) {
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
  return process.getuid?.() === 0 && apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

async function pathTo(name) {
  if (name === 'chromium')
    return (await findChromium()) ?? (await import('@playwright/test')).chromium.executablePath();
  const there = found[name]();
  if (there || isPart) return there;
  console.log(`No ${name} here yet: getting it …`);
  addPackages(packages[name]);
  const installed = found[name]();
  if (!installed) {
    console.error(
      `${name} cannot be had here: install Debian's ${packages[name].join(' and ')}, or name other engines.`,
    );
    process.exit(2);
  }
  return installed;
}

const names = ['chromium', ...Object.keys(packages)];
const isPart = process.argv.includes('--part');
const takesPictures = process.argv.includes('--pictures');
const words = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const wanted = names.filter((name) => words.includes(name));
const engines = [];
for (const name of wanted.length > 0 ? wanted : names) {
  const at = await pathTo(name);
  if (at) engines.push(`${name}=${at}`);
  else console.log(`No ${name} here: \`npm run browsers\` gets it, and runs its journeys.`);
}
await ensureExported();
const { status } = spawnSync(
  bin('tsx'),
  [
    takesPictures ? 'tests/browsers/pictures.ts' : 'tests/browsers/main.ts',
    ...engines,
    ...(isPart ? ['--part'] : []),
    ...words.filter((word) => !names.includes(word)),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
