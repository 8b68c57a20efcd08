import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPacked, typeOf } from '../hosting/fileTypes';
import { cacheControlOf } from '../hosting/pathClasses';
import { routeOf } from '../hosting/route';
import { sendText } from './respond';

interface Served {
  readonly changed: number;
  readonly etag: string;
  readonly plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** Quickly: the best takes ten times as long, and a host packs once what each harness packs anew. */
const squeezeBr = (plain: Buffer) =>
  promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/**
 * Serves an exported site as every host does: its table of addresses, types and times is that of `contracts/hosting`.
 *
 * The package `sirv` would do it more kindly than a host: it knows hundreds of types of files, where a type that is not
 * in that table is a download here, as it is with nginx. Nor would it be less code: it packs no file itself, and leaves
 * the page for unknown paths, the type of `/api/appconfig` and what may be kept for long to its caller.
 */
export const createStaticFiles = (root: string, basePath = '') => {
  const base = path.resolve(root);
  const cache = new Map<string, Served>();

  /** Never outside of the folder: `..` at the beginning of a path leads nowhere. */
  const placeOf = (file: string): string => path.join(base, path.posix.normalize(file));
  const changeOf = (file: string): number | null => {
    const found = file.includes('\0') ? undefined : statSync(placeOf(file), { throwIfNoEntry: false });
    return found?.isFile() ? found.mtimeMs : null;
  };

  const load = async (file: string): Promise<Served | null> => {
    const changed = changeOf(file);
    const known = cache.get(file);
    if (changed === null || known?.changed === changed) return changed === null ? null : (known ?? null);
    const plain = await readFile(placeOf(file));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const served: Served = { changed, etag, plain };
    cache.set(file, served);
    return served;
  };

  const deliver = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: string,
    served: Served,
  ) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = !isPacked(file, served.plain.length)
      ? null
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : null;
    const headers: Record<string, string> = {
      'content-type': typeOf(file),
      etag: served.etag,
      vary: 'accept-encoding',
      'cache-control': cacheControlOf(file, status),
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

  /** Answers an address below the base path. */
  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Files are only read.');
    const route = routeOf(decodeURIComponent(url.pathname), (file) => changeOf(file) !== null);
    if (route.status === 301) {
      const location = `${basePath}${url.pathname.replace(/\/+$/, '')}${url.search}`;
      response.writeHead(301, { location }).end();
      return undefined;
    }
    const served = await load(route.file);
    return served
      ? deliver(request, response, route.status, route.file, served)
      : sendText(response, 404, 'There is nothing here. Has the site been exported?');
  };
};
