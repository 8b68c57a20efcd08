import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const exportFolder = path.resolve(__dirname, '../../out');

/** Where the practice site says that it is public. */
export const origin = 'https://www.sarastus.example';

export interface PageFile {
  /** The address that a host answers with this file. */
  readonly path: string;
  readonly html: string;
  /** What stands in the head. */
  readonly head: string;
  /** The route that the page was made for. */
  readonly route: string;
}

const pathOfFile = (file: string): string => {
  const bare = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return bare === 'index' ? '/' : `/${bare}`;
};

/** The route that a page was made for, from its own data. */
const routeOf = (html: string): string => {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { props } = JSON.parse(data) as { props?: { pageProps?: { route?: string } } };
  return props?.pageProps?.route ?? '';
};

/** Every page of the export, but the one for unknown addresses and those that only lead on to another. */
export const exportedPages = (folder: string = exportFolder): readonly PageFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404\.html|_error\.html|ru\.html|ru[\\/].*)$/.test(file))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return { path: pathOfFile(file), html, head: html.slice(0, html.indexOf('</head>')), route: routeOf(html) };
    });

/** Whether a host has something at an address of this site, as it is or as a page. `pathname`s begin at the site's root. */
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

/** The value of an attribute of a tag's text; null without one. */
export const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag);
  return found ? unescape(found[1] ?? '') : null;
};

/** The texts of every tag of a name. */
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

/** The same page in other languages, as its head says. */
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
