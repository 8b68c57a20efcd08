import { readExportedPage } from './readExportedPage';
import { sitemapOf } from './sitemap';
import type { ExportedPage } from './sitemap';

const html = (route: string, content: unknown = {}) => `<!DOCTYPE html><html><head>
<link rel="canonical" href="https://www.sarastus.example/en/offers?a=1&amp;b=2"/>
<link rel="alternate" hrefLang="fi" href="https://www.sarastus.example/tarjoukset"/>
<link rel="alternate" hrefLang="x-default" href="https://www.sarastus.example/tarjoukset"/>
<link rel="stylesheet" href="/sarastus.css"/></head><body>
<link rel="canonical" href="https://evil.example"/>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { route, content } } })}</script>
</body></html>`;

const page = (route: string, canonical: string, more: Partial<ExportedPage> = {}): ExportedPage => ({
  route,
  canonical: `https://www.sarastus.example${canonical}`,
  alternates: [],
  modifiedAt: null,
  ...more,
});
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('an exported page', () => {
  it('is read from its head', () => {
    expect(readExportedPage(html('offers', { offers: { meta: { modifiedAt: '2026-10-01T08:00:00+03:00' } } }))).toEqual(
      {
        route: 'offers',
        canonical: 'https://www.sarastus.example/en/offers?a=1&b=2',
        alternates: [
          { hrefLang: 'fi', href: 'https://www.sarastus.example/tarjoukset' },
          { hrefLang: 'x-default', href: 'https://www.sarastus.example/tarjoukset' },
        ],
        modifiedAt: '2026-10-01T08:00:00+03:00',
      },
    );
  });

  it('is null without a route or a canonical address', () => {
    expect(readExportedPage('<html><head></head></html>')).toBeNull();
    expect(readExportedPage(html('').replace('"route":""', '"no":""'))).toBeNull();
  });
});

describe('the sitemap', () => {
  const pages = [
    page('newsArticle', '/uutiset/4001-a'),
    page('home', '/'),
    page('checkAndConfirm', '/varaus'),
    page('news', '/uutiset'),
  ];
  const rules = { publicRoutes: ['home', 'news', 'newsArticle'], withNews: true };

  it('lists the public pages, always in the same order', () => {
    expect(addresses(sitemapOf(pages, rules))).toEqual([
      'https://www.sarastus.example/',
      'https://www.sarastus.example/uutiset',
      'https://www.sarastus.example/uutiset/4001-a',
    ]);
    expect(sitemapOf([...pages].reverse(), rules)).toBe(sitemapOf(pages, rules));
  });

  it('leaves news out where the switch is off', () => {
    expect(addresses(sitemapOf(pages, { ...rules, withNews: false }))).toEqual(['https://www.sarastus.example/']);
  });

  it('has the other languages and the last change, and escapes addresses', () => {
    const one = page('home', '/?a=1&b=<2>', {
      alternates: [{ hrefLang: 'sv', href: 'https://www.sarastus.example/sv?a&b' }],
      modifiedAt: '2026-10-01T08:00:00+03:00',
    });
    const xml = sitemapOf([one], rules);
    expect(xml).toContain(
      '<loc>https://www.sarastus.example/?a=1&#38;b=&#60;2&#62;</loc><lastmod>2026-10-01T08:00:00+03:00</lastmod>',
    );
    expect(xml).toContain('hreflang="sv" href="https://www.sarastus.example/sv?a&#38;b"');
  });

  it('throws for more pages than one sitemap may have', () => {
    const many = Array.from({ length: 50_001 }, (_, index) => page('home', `/${index}`));
    expect(() => sitemapOf(many, rules)).toThrow('50001');
  });
});
