/** `npm run audit`: walks, then writes the report. `tests/audit/README.md` has the options. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../../contracts/run/install.mjs';
import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { screenStates } from '../support/screens';
import { replayFolder, reportFolder, requestVariable } from './folders';
import type { Asked } from './model';
import { planOf, rowIdsOf } from './plan';
import type { Walk } from './plan';
import { printReplay } from './report/replay';
import { readRequest } from './request';
import type { AuditRequest } from './request';
import { writeReport } from './report/write';

function walkAll(
  request: AuditRequest,
  walks: readonly Walk[],
  chromium: string | undefined,
  files: readonly string[],
) {
  const isOlder = walks.some(({ state }) => state.isOlderOnly);
  const projects = ['--project=walk', ...(isOlder ? ['--project=walk, older API'] : [])];
  spawnSync(bin('playwright'), ['test', '-c', 'tests/config/audit.config.ts', ...projects, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, [requestVariable]: JSON.stringify(request) },
  });
}

const askedOf = (command: string, walks: readonly Walk[]): Asked => ({
  command,
  states: new Set(walks.map(({ state }) => state.name)).size,
  locales: new Set(walks.map(({ locale }) => locale)).size,
  themes: new Set(walks.flatMap(({ themes }) => themes)).size,
  rows: rowIdsOf(walks),
});

/** Empties what a walk writes; other rows of checks are those of whoever wrote them. */
function clear(folder: string): void {
  const rows = path.join(folder, 'rows');
  const ofScripts = existsSync(rows) ? readdirSync(rows).filter((file) => file.startsWith('scripts-')) : [];
  const parts = [
    'walks',
    'pictures',
    'trees',
    'asked',
    'machines',
    'controls.json',
    ...ofScripts.map((file) => `rows/${file}`),
  ];
  for (const part of parts) rmSync(path.join(folder, part), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'asked'), { recursive: true });
}

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const request = readRequest(given);
  const command = ['npm run audit', ...(given.length > 0 ? ['--', ...given] : [])].join(' ');
  const all = { states: screenStates, locales, themes: themeNames };
  const whole = rowIdsOf(planOf(readRequest([]), all));
  if (request.reportOnly) return writeReport(request, whole);

  const walks = planOf(request, all);
  if (walks.length === 0) {
    console.error(`Nothing is called ${[...request.words, request.only ?? ''].join(' ').trim()}.`);
    return 1;
  }
  const [{ ensureExported }, { exportSiteOfV1 }, { findChromium }] = await Promise.all([
    import('../../contracts/run/export.mjs'),
    import('../support/exportOthers.mjs'),
    import('../support/findChromium.mjs'),
  ]);
  const chromium = await findChromium();
  await ensureExported();
  if (walks.some(({ state }) => state.isOlderOnly)) await exportSiteOfV1();
  if (request.only !== null) {
    clear(replayFolder);
    walkAll(request, walks, chromium, ['walk.audit']);
    return printReplay(request.only);
  }
  clear(reportFolder);
  const { index, count } = request.shard ?? { index: 1, count: 1 };
  const asked = path.join(reportFolder, 'asked', `${index}-of-${count}.json`);
  writeFileSync(asked, JSON.stringify(askedOf(command, walks)));
  walkAll(request, walks, chromium, []);
  return writeReport(request, whole);
}

void main().then((code) => {
  if (existsSync(path.join(reportFolder, 'index.html')))
    console.log(`The report: ${path.relative(root, reportFolder)}/index.html`);
  process.exitCode = code;
});
