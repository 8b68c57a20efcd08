import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sendText } from './respond';

/** The types that every host knows: nginx has none for `.mjs`, for one, and sends such a file as bytes. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const isText = (type: string) => type.includes('charset');

interface Served {
  readonly changed: number;
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

const squeezeBr = (plain: Buffer) =>
  promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/**
 * Serves an exported site as a static host does: `/en/search` is `en/search.html`, an unknown path is `404.html`.
 *
 * The package `sirv` would do it more kindly than a host: it knows hundreds of types of files, where a type that is not
 * in the list above is a download here, as it is with nginx. Nor would it be less code: it packs no file itself, and
 * leaves the page for unknown paths, the type of `/api/appconfig` and what may be kept for long to its caller.
 */
export const createStaticFiles = (root: string) => {
  const base = path.resolve(root);
  const cache = new Map<string, Served>();

  const load = async (file: string): Promise<Served | null> => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const known = cache.get(file);
    if (known?.changed === found.mtimeMs) return known;
    const plain = await readFile(file);
    // The configuration endpoint is a static file without an extension.
    const type = types[path.extname(file)] ?? (file.endsWith('/api/appconfig') ? types['.json'] : undefined);
    const served: Served = {
      changed: found.mtimeMs,
      type: type ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
    };
    cache.set(file, served);
    return served;
  };

  const find = async (pathname: string): Promise<Served | null> => {
    const wanted = path.resolve(base, `.${path.posix.normalize(pathname)}`);
    if (wanted !== base && !wanted.startsWith(base + path.sep)) return null;
    const isFolder = pathname.endsWith('/');
    const candidates = isFolder
      ? [path.join(wanted, 'index.html'), `${wanted}.html`]
      : [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
    for (const candidate of candidates) {
      const served = await load(candidate);
      if (served) return served;
    }
    return null;
  };

  const deliver = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    served: Served,
    immutable: boolean,
  ) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = !isText(served.type)
      ? null
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : null;
    const headers: Record<string, string> = {
      'content-type': served.type,
      etag: served.etag,
      vary: 'accept-encoding',
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (status === 200 && request.headers['if-none-match'] === served.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    let body = served.plain;
    if (encoding === 'br') body = await (served.br ??= squeezeBr(served.plain));
    if (encoding === 'gzip') body = await (served.gzip ??= promisify(gzip)(served.plain));
    if (encoding) headers['content-encoding'] = encoding;
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Files are only read.');
    const served = await find(pathname);
    if (served) return deliver(request, response, 200, served, pathname.startsWith('/_next/static/'));
    const missing = await load(path.join(base, '404.html'));
    return missing
      ? deliver(request, response, 404, missing, false)
      : sendText(response, 404, 'There is nothing here. Has the site been exported?');
  };
};
