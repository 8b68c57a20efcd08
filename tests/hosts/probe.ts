import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isPacked, typeOf } from '../../contracts/hosting/fileTypes';
import { cacheControlOf } from '../../contracts/hosting/pathClasses';
import { missingPage, routeOf } from '../../contracts/hosting/route';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ maxSockets: 8 });

/** Sends a path as it is. */
export const ask = (origin: string, path: string, encodings = 'identity'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(origin, { path, agent, headers: { 'accept-encoding': encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

const plain = ({ headers, body }: Answer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

export interface Probed {
  readonly basePath: string;
  readonly origin: string;
  readonly security: Readonly<Record<string, string>>;
  /** The content of a file of the export; null where there is none. */
  readonly contentOf: (file: string) => Buffer | null;
  /** What the server packs with, the first that a browser names. */
  readonly encodings: readonly string[];
}

const essence = (type: string | undefined): string => (type ?? '').split(';')[0] ?? '';

/** How an answer differs from what the table says; empty where it does not. */
async function differences(site: Probed, path: string, encoding: string): Promise<readonly string[]> {
  const hasFile = (file: string) => site.contentOf(file) !== null;
  const route = routeOf(decodeURIComponent(path), hasFile);
  const answer = await ask(site.origin, site.basePath + (path === '/' && site.basePath ? '' : path) || '/', encoding);
  const found: string[] = [];
  const compare = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) found.push(`${path} (${encoding}): ${what} is ${String(is)}, not ${String(wanted)}`);
  };
  compare('status', answer.status, route.status);
  if (route.status === 301) return found;
  const { headers } = answer;
  compare('cache-control', headers['cache-control'], cacheControlOf(path, route.status));
  compare('content-type', essence(headers['content-type']), essence(typeOf(route.file)));
  if (essence(typeOf(route.file)) === 'text/html')
    compare('charset', headers['content-type']?.toLowerCase().replaceAll(' ', ''), 'text/html;charset=utf-8');
  for (const [name, value] of Object.entries(site.security)) compare(name, headers[name], value);
  const content = site.contentOf(route.file) ?? Buffer.alloc(0);
  const isPackable = isPacked(route.file, content.length);
  compare(
    'content-encoding',
    headers['content-encoding'],
    isPackable && encoding !== 'identity' ? encoding : undefined,
  );
  if (isPackable) compare('vary', headers.vary?.toLowerCase(), 'accept-encoding');
  compare('content', plain(answer).equals(content), true);
  if (encoding === 'identity') compare('etag', typeof headers.etag, 'string');
  return found;
}

/** Slashes at the end, with and without a query, and what must not become another host or another header. */
async function wrongRedirects({ origin, basePath }: Probed): Promise<readonly string[]> {
  const wanted: readonly (readonly [string, string])[] = [
    ['/en/search/', '/en/search'],
    ['/en/search//', '/en/search'],
    ['/en/search/?place=Oulu&room=0', '/en/search?place=Oulu&room=0'],
    ['/nothing/', '/nothing'],
    ...(basePath ? [['/', ''] as const, ['/?a=1', '?a=1'] as const] : []),
  ];
  const found: string[] = [];
  for (const [path, location] of wanted) {
    const { status, headers } = await ask(origin, basePath + path);
    const to = (headers.location ?? '').replace(/^https?:\/\/localhost(:\d+)?/, '');
    if (status !== 301 || to !== basePath + location) found.push(`${path}: ${status} to ${headers.location}`);
  }
  for (const path of [
    '//elsewhere.example/',
    '/%0d%0ax-planted:%20yes/',
    '/\\elsewhere.example/',
    '/%5celsewhere.example/',
  ]) {
    const { status, headers } = await ask(origin, path);
    const host = new URL(headers.location ?? '/', origin).host;
    if (host !== new URL(origin).host || headers['x-planted']) found.push(`${path}: ${status} to ${headers.location}`);
  }
  return found;
}

/** Asks for every address in every packing; resolves to what differs from the table, and how much was compared. */
export async function probe(
  site: Probed,
  paths: readonly string[],
): Promise<{ readonly wrong: readonly string[]; readonly asked: number }> {
  const encodings = ['identity', ...site.encodings];
  const compared = paths.flatMap((path) => encodings.map((encoding) => differences(site, path, encoding)));
  const wrong = [...(await wrongRedirects(site)), ...(await Promise.all(compared)).flat()];
  return { wrong, asked: paths.length * encodings.length };
}

/** The addresses of files: pages by their clean addresses, all others by their names. */
export const addressesOf = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file !== missingPage)
    .map((file) => (file === '/index.html' ? '/' : file.replace(/\.html$/, '')));
