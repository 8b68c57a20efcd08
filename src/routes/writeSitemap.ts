/** Writes `sitemap.xml` into an export, from what its pages say of themselves: `npx tsx src/routes/writeSitemap.ts [FOLDER]`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '@/config/environment';
import { switches } from '@/config/switches';
import { publicRoutes } from './publicRoutes';
import { readExportedPage } from './readExportedPage';
import { sitemapOf } from './sitemap';
import type { ExportedPage } from './sitemap';

const folder = process.argv[2] ?? 'out';

const byAddress = new Map<string, ExportedPage>();
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.html')) continue;
  const page = readExportedPage(readFileSync(path.join(folder, file), 'utf8'));
  // A Finnish page is exported twice, and is one page.
  if (page) byAddress.set(page.canonical, page);
}

// An address in a sitemap is a whole one: a site that does not know where it is public has none.
if (environment.siteOrigin !== '') {
  const sitemap = sitemapOf([...byAddress.values()], { publicRoutes, withNews: switches.enableNewsArticleInSitemap });
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap);
}
