import type { Environment } from './environment';
import { siteAddresses } from './siteAddresses';
import type { Switches } from './switches';

/**
 * `robots.txt` of an export. Where search engines are excluded, this file and the head of every page exclude them;
 * elsewhere the pages that belong to one guest exclude them by their own head.
 */
export function robotsText(
  { enableSearchEngineIndexing }: Pick<Switches, 'enableSearchEngineIndexing'>,
  { siteOrigin, basePath }: Pick<Environment, 'basePath' | 'siteOrigin'>,
): string {
  if (!enableSearchEngineIndexing) return 'User-agent: *\nDisallow: /\n';
  const { local, page } = siteAddresses({ siteOrigin, basePath });
  const sitemap = siteOrigin === '' ? '' : `\nSitemap: ${page('/sitemap.xml')}\n`;
  return `User-agent: *\nAllow: /\nDisallow: ${local('/api/')}\n${sitemap}`;
}
