/**
 * `npm test`: all checks, then the export in a real browser. `npm test -- payment sign-in` runs the test files whose
 * names contain one of these words, and no other check. `--plain` does all of it, or the journeys whose names contain a
 * word, over exports without what `src/export/undocumented.ts` lists. `--whole`, with or without words, repeats each
 * browser test for all that it is written for (`support/inTurn.ts`).
 */
import { ensureInstalled } from '../contracts/run/install.mjs';

ensureInstalled();
const [
  { runChecks, runTestFiles },
  { ensureExported },
  { exportBelowPath, exportSiteOfV1 },
  { findChromium },
  { buildGallery, runBrowserTests, runOtherEngines },
  { namedTests },
  { default: bothApis },
] = await Promise.all([
  import('./support/checks.mjs'),
  import('../contracts/run/export.mjs'),
  import('./support/exportOthers.mjs'),
  import('./support/findChromium.mjs'),
  import('./support/browserTests.mjs'),
  import('./support/namedTests.mjs'),
  import('./support/bothApis.json', { with: { type: 'json' } }),
]);

async function runAll() {
  const chromium = await findChromium();
  await runChecks([['the three exports', [process.execPath, 'tests/support/exportOthers.mjs']]]);
  buildGallery();
  return runBrowserTests({ chromium }) || runOtherEngines();
}

async function runPlain(words) {
  process.env.PLAIN = '1';
  if (words.length === 0) return runAll();
  const chromium = await findChromium();
  await ensureExported();
  await exportBelowPath();
  await exportSiteOfV1();
  const files = namedTests(words).browser;
  return runBrowserTests({ chromium, files: [...files, '--project=journeys', '--project=older API'] });
}

async function runNamed(words) {
  const { code, browser } = namedTests(words);
  console.log([...code, ...browser].join('\n') || `No test file is called ${words.join(' or ')}.`);
  if (code.length > 0) runTestFiles(code);
  if (browser.length === 0) return code.length > 0 ? 0 : 1;
  const chromium = await findChromium();
  await ensureExported();
  if (browser.some((file) => file.endsWith('/belowPath.spec.ts'))) await exportBelowPath();
  if (browser.some((file) => specsOfOlderApi.test(file))) await exportSiteOfV1();
  if (browser.some((file) => file.endsWith('/gallery.spec.ts'))) buildGallery();
  return runBrowserTests({ chromium, files: browser });
}

/** They run over the site of the older API, too or only, as the projects in `config/playwright.config.ts` have it. */
const specsOfOlderApi = new RegExp(`/(${[...bothApis, 'editing'].join('|')})\\.spec\\.ts$`);

if (process.argv.includes('--whole')) process.env.WHOLE = '1';
const words = process.argv.slice(2).filter((each) => !each.startsWith('--'));
if (process.argv.includes('--plain')) process.exit(await runPlain(words));
process.exit(words.length > 0 ? await runNamed(words) : await runAll());
