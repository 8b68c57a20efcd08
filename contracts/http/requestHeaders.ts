import type { IncomingMessage } from 'node:http';

/** One cookie of a request; null without it. */
export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
};

/** One header, its first value. */
export const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

/** The names of the scenarios that a call requests: in its header, else in its cookie. */
export const scenarioNamesOf = (request: IncomingMessage): string | null =>
  headerOf(request, 'x-scenario') ?? cookieOf(request, 'scenario');
