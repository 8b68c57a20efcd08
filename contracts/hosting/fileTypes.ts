import { classOf } from './pathClasses';

/**
 * The types of the files of an export. Hosts get this whole list, since many lack some (nginx 1.18 knows no
 * `.webmanifest`), and `nosniff` lets no browser guess.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
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

export const unknownType = 'application/octet-stream';

const endOf = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';

/** The type of a file by its path below the base path. */
export const typeOf = (path: string): string => classOf(path).type ?? fileTypes[endOf(path)] ?? unknownType;

/** Bytes. What is shorter grows by packing, or saves nothing. */
const SHORTEST_PACKED = 200;

/** Whether a file is sent packed to who takes it so: pictures and typefaces are packed already. */
export const isPacked = (path: string, size: number): boolean =>
  typeOf(path).includes('charset') && size >= SHORTEST_PACKED;
