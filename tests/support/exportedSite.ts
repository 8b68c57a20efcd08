import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const exportFolder = path.resolve(__dirname, '../../out');

/** The origin in the canonical links of the practice site. */
export const origin = 'https://www.sarastus.example';

export interface PageFile {
  /** The address at which a host serves this file. */
  readonly path: string;
  readonly html: string;
  /** The HTML of the head. */
  readonly head: string;
  /** The route of the page. */
  readonly route: string;
}

const pathOfFile = (file: string): string => {
  const bare = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return bare === 'index' ? '/' : `/${bare}`;
};

/** The route of a page, from its data. */
const routeOf = (html: string): string => {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { props } = JSON.parse(data) as { props?: { pageProps?: { route?: string } } };
  return props?.pageProps?.route ?? '';
};

/** Every page of the export except the not-found page and redirects. */
export const exportedPages = (folder: string = exportFolder): readonly PageFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404\.html|_error\.html|ru\.html|ru[\\/].*)$/.test(file))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return { path: pathOfFile(file), html, head: html.slice(0, html.indexOf('</head>')), route: routeOf(html) };
    });

/** Whether the export has a file or a page for an address of this site. `pathname` starts at the site's root. */
export const isServed = (address: string, folder: string = exportFolder): boolean => {
  const { pathname } = new URL(address, origin);
  const file = path.join(folder, decodeURIComponent(pathname));
  return existsSync(`${file}.html`) || (existsSync(file) && path.extname(file) !== '') || pathname === '/';
};

const unescape = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The value of an attribute in the text of a tag; null without one. */
export const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag);
  return found ? unescape(found[1] ?? '') : null;
};

/** The text of every tag with a name. */
export const tags = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'gi')) ?? [];

/** The `content` of a meta tag, by its name or property. */
export const metaOf = (head: string, name: string): string | null => {
  const tag = tags(head, 'meta').find(
    (each) => attribute(each, 'name') === name || attribute(each, 'property') === name,
  );
  return tag ? attribute(tag, 'content') : null;
};

/** The address of a link in the head by its relation. */
export const linkOf = (head: string, rel: string): string | null => {
  const tag = tags(head, 'link').find((each) => attribute(each, 'rel') === rel);
  return tag ? attribute(tag, 'href') : null;
};

/** The versions of the page in other languages, from its head. */
export const alternatesOf = (head: string): ReadonlyMap<string, string> =>
  new Map(
    tags(head, 'link')
      .filter((each) => attribute(each, 'hreflang') !== null)
      .map((each) => [attribute(each, 'hreflang') ?? '', attribute(each, 'href') ?? '']),
  );

/** The structured data of a page. */
export const structuredOf = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
