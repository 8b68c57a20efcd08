import type { PageProps } from '@/screens/page-data/pageProps';
import type { ExportedPage } from './sitemap';

const attribute = (tag: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** When the content of a page was last changed, anywhere in its data. */
function modifiedAtIn(content: unknown): string | null {
  if (typeof content !== 'object' || content === null) return null;
  for (const part of Object.values(content)) {
    const meta: unknown = typeof part === 'object' && part !== null && 'meta' in part ? part.meta : null;
    const modified: unknown =
      typeof meta === 'object' && meta !== null && 'modifiedAt' in meta ? meta.modifiedAt : null;
    if (typeof modified === 'string') return modified;
  }
  return null;
}

/** What an exported page was rendered with; null when it is no page of the site. */
export function pagePropsIn(html: string): Partial<PageProps> | null {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const { props } = JSON.parse(data ?? '{}') as { readonly props?: { readonly pageProps?: Partial<PageProps> } };
  return props?.pageProps ?? null;
}

/** Reads the head of an exported page; null when it is no page of a route. */
export function readExportedPage(html: string): ExportedPage | null {
  const page = pagePropsIn(html);
  const head = html.slice(0, html.indexOf('</head>'));
  const links = head.match(/<link [^>]*>/g) ?? [];
  const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
  if (!page?.route || !canonical) return null;
  return {
    route: page.route,
    canonical: attribute(canonical, 'href'),
    alternates: links
      .filter((link) => attribute(link, 'rel') === 'alternate' && attribute(link, 'hreflang') !== '')
      .map((link) => ({ hrefLang: attribute(link, 'hreflang'), href: attribute(link, 'href') })),
    modifiedAt: modifiedAtIn(page.content),
  };
}
