import type { IncomingMessage, ServerResponse } from 'node:http';

export const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

export const send = (response: ServerResponse, status: number, type: string, body: Buffer | string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
};

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

export const sendText = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${body}\n`);

export const sendPage = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, 'text/html; charset=utf-8', body);

/** Bytes. */
export const MAX_BODY = 1_000_000;
/** Bytes. Above this the body is not read further, and the connection is closed. */
const MAX_READ = 50_000_000;

/** A request body that exceeds the limit. */
export class BodyTooLargeError extends Error {}

const bodies = new WeakMap<IncomingMessage, string>();

/** The body of a request that has been read; null before that, and for one that was too large. */
export const bodyReadOf = (request: IncomingMessage): string | null => bodies.get(request) ?? null;

/**
 * Reads the whole body of a request. One that is too large is read to its end and discarded, so that the client gets
 * the answer and can reuse the connection. Throws BodyTooLargeError.
 */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = chunk as Buffer;
    size += part.length;
    if (size > MAX_READ) break;
    if (size <= MAX_BODY) chunks.push(part);
  }
  if (size > MAX_BODY) throw new BodyTooLargeError('The request is too large');
  const body = Buffer.concat(chunks).toString('utf8');
  bodies.set(request, body);
  return body;
};
