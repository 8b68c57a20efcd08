import { escapeMarkup } from './escapeMarkup';

/** What the head of an exported page contains. Addresses are absolute. */
export interface ExportedPage {
  readonly route: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
  /** ISO 8601; null when not known. */
  readonly modifiedAt: string | null;
}

/** The maximum of pages in a sitemap, by its protocol. */
const MOST_URLS = 50_000;

/**
 * The sitemap of a site: every public page once, with the same page in other languages.
 * @throws when there are more pages than one sitemap may have
 */
export function sitemapOf(
  pages: readonly ExportedPage[],
  { publicRoutes, withNews }: { readonly publicRoutes: readonly string[]; readonly withNews: boolean },
): string {
  const shown = pages.filter(
    ({ route }) => publicRoutes.includes(route) && (withNews || (route !== 'news' && route !== 'newsArticle')),
  );
  if (shown.length > MOST_URLS) throw new Error(`A sitemap holds ${MOST_URLS} pages; there are ${shown.length}`);
  const urls = [...shown]
    .sort((one, other) => (one.canonical < other.canonical ? -1 : 1))
    .map(({ canonical, alternates, modifiedAt }) => {
      const links = alternates.map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${escapeMarkup(hrefLang)}" href="${escapeMarkup(href)}"/>`,
      );
      const modified = modifiedAt ? `<lastmod>${escapeMarkup(modifiedAt)}</lastmod>` : '';
      return `<url><loc>${escapeMarkup(canonical)}</loc>${modified}${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
