import type { Environment } from './environment';
import { siteAddresses } from './siteAddresses';
import type { Switches } from './switches';

/**
 * `robots.txt` of an export. Where search engines are not let in they are told at the door, and on every page once more
 * by its head; where they are, what belongs to one guest keeps them out by its own head.
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
