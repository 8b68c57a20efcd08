/**
 * Adds to an export what depends on all of its pages: `sitemap.xml`, hotels as Markdown with `llms.txt`, the prices of
 * hotels (`feeds/`), and a page at every former Russian address that redirects to the English one; puts pages to sleep,
 * starts the others once they are painted, and names to those what their screen loads next.
 * `npx tsx src/export/finishExport.ts [FOLDER]`
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchContent } from '@/api/contentEnvironment';
import { apiOfBuild } from '@/config/chosenApi';
import { environment } from '@/config/environment';
import { site } from '@/config/siteAddresses';
import { switches } from '@/config/switches';
import { answerScripts } from './answerScripts';
import { cutScripts } from './cutScripts';
import { firstParts } from './firstParts';
import { inlineIn } from './inlineIn';
import { isOn } from './isOn.mjs';
import { writeLlmsText, writePlainPage } from './plain-pages/plainPages';
import { listedHotels } from './price-feed/listedHotels';
import { priceFeed } from './price-feed/priceFeed';
import { publicRoutes } from '@/routes/publicRoutes';
import { putToSleep } from './putToSleep';
import { readExportedPage } from './readExportedPage';
import { redirectPage } from './redirectPage';
import { sitemapOf } from './sitemap';
import { sleepingRoutes } from './sleepingRoutes';
import { startAfterPaint } from './startAfterPaint';
import type { AppConfig } from '@/flags/appConfigOf';
import type { LateImports } from './answerScripts';
import type { PlainPage } from './plain-pages/llmsText';
import type { ExportedPage } from './sitemap';

const folder = process.argv[2] ?? 'out';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/**
 * The folder of the scripts that start a page, named by their content. `rare.js` is loaded from beside them later, by pages
 * that were left open over a release too: at an address of its own it fits them, and can be kept (`npm run keep`). At the
 * root they stay for pages of releases that had no such folder.
 */
function folderOfStart(): string {
  const names = ['wake.js', 'start.js', 'rare.js'];
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(path.join(folder, name)));
  const own = `first/${hash.digest('hex').slice(0, 10)}`;
  for (const name of names) cpSync(path.join(folder, name), path.join(folder, own, name));
  return own;
}

const first = folderOfStart();
const wake = site.local(`/${first}/wake.js`);
const start = site.local(`/${first}/start.js`);
/** Next writes it beside its build, whichever the folder of the export is. */
const lateImports = isOn('lateFiles')
  ? (JSON.parse(readFileSync('.next/react-loadable-manifest.json', 'utf8')) as LateImports)
  : null;
const addressIn = (file: string) => site.local(`/_next/${file}`);
const answers = lateImports ? answerScripts(lateImports, addressIn) : [];
const asleep: ReadonlySet<string> = new Set(isOn('putToSleep') ? sleepingRoutes : []);

/** What is done to a page after Next has written it. */
function finished(exported: string, route: string): string {
  const hasQuestion = exported.includes('/ask/') && !isOn('firstQuestions');
  const html = hasQuestion ? cutScripts(exported, /\/ask\//).rest : exported;
  if (asleep.has(route)) return putToSleep(html, wake, answers);
  if (!isOn('startAfterPaint')) return html;
  const parts = lateImports ? firstParts(route, apiOfBuild, lateImports).map(addressIn) : [];
  return startAfterPaint(html, start, parts, answers);
}

const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;

const byAddress = new Map<string, ExportedPage>();
const plainPages: PlainPage[] = [];
const hotels = listedHotels();
for (const file of files) {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const read = readExportedPage(html);
  if (!read) continue;
  writeFileSync(path.join(folder, file), finished(html, read.route));
  // A copy: texts that were cut out of a page would keep all of it in memory, 90 kB for each of 40,000 pages.
  const page = structuredClone(read);
  // A Finnish page is exported twice but listed once.
  byAddress.set(page.canonical, page);
  // The copies of Finnish pages below `/fi` have one with the page itself.
  const isHotel = page.route === 'hotel' && page.canonical === site.page(pathOf(file));
  const plain = isHotel && switches.enableSearchEngineIndexing ? writePlainPage(folder, html, pathOf(file)) : null;
  if (plain) plainPages.push(plain);
  if (isHotel) hotels.add(html, page.canonical);
}

// What search engines are kept from is not offered to other readers.
if (switches.enableSearchEngineIndexing) writeLlmsText(folder, plainPages, (address) => byAddress.has(address));

// A sitemap needs absolute addresses, so a build without a public origin has none.
if (environment.siteOrigin !== '') {
  const sitemap = sitemapOf([...byAddress.values()], { publicRoutes, withNews: switches.enableNewsArticleInSitemap });
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap);
}

/** Writes what search engines of hotels read prices from, where the API tells the price of a night. */
async function writePriceFeed(): Promise<void> {
  const { features } = JSON.parse(readFileSync(path.join(folder, 'api/appconfig'), 'utf8')) as AppConfig;
  const { siteOrigin } = environment;
  if (siteOrigin === '' || !switches.enableSearchEngineIndexing || !features.lowestPrices) return;
  const feed = await priceFeed(hotels.all(), {
    ask: fetchContent,
    site,
    now: Date.now(),
    leaveOut: (id, error) => console.warn(`Left out: the prices of hotel ${id} (${String(error)})`),
  });
  mkdirSync(path.join(folder, 'feeds'), { recursive: true });
  for (const [name, text] of Object.entries(feed)) writeFileSync(path.join(folder, 'feeds', name), text);
}
void writePriceFeed();

/** A host may forbid all of it: then a page would be without it, and only there. */
const inline = files.flatMap((file) =>
  inlineIn(readFileSync(path.join(folder, file), 'utf8')).map((found) => `${file}: ${found}`),
);
if (inline.length > 0) throw new Error(`Pages have inline scripts or styles:\n${inline.slice(0, 20).join('\n')}`);

for (const file of files) {
  const english = pathOf(file);
  if (!/^\/en(\/|$)/.test(english)) continue;
  const target = path.join(folder, file.replace(/^en(?=\.html$|[\\/])/, 'ru'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    redirectPage({
      href: site.local(english),
      canonical: site.page(english),
      script: site.local('/moved.js'),
      isHiddenFromSearch: !switches.enableSearchEngineIndexing,
    }),
  );
}
