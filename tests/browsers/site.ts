import { createServer as createProxy, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from '../../contracts/http/createServer';
import { CONSENT_VERSION, optionalPurposes } from '../../src/domain/guest/consent';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { now } from '../support/site';
import type { Ledger } from '../support/site';
import { steadyScript } from './steadyScript';

const BEFORE = '/__browsers/before.js';

/** What a journey may set. */
type Settings = Pick<ServedSite, 'line' | 'now' | 'answersConsent' | 'watchesControls'>;

/** Runs before every script of a page: the clock of the tests, its frames, what went wrong, an answer about cookies. */
const beforeAll = ({ now: time, answersConsent, watchesControls }: Settings) => `(() => {
  const start = ${new Date(time).getTime()};
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(start) : super(...given); }
    static now() { return start; }
  };
  globalThis.painted = 0;
  const count = () => { globalThis.painted += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const complaints = (globalThis.complaints = []);
  addEventListener('error', ({ message }) => message && complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...given) => { complaints.push(given.map(String).join(' ')); error(...given); };
  addEventListener('sarastus:awake', () => (document.documentElement.dataset.tested = 'awake'));
  if (${String(answersConsent)} && localStorage.getItem('${CONSENT_KEY}') === null)
    localStorage.setItem('${CONSENT_KEY}', '${JSON.stringify({
      version: CONSENT_VERSION,
      decidedAt: new Date(now).toISOString(),
      asked: optionalPurposes,
      allowed: [],
    })}');
})();
${watchesControls ? steadyScript : ''}`;

/** What the line to the site does to a request: lets it pass, cuts it, or holds it until the promise is over. */
export type Line = (address: string) => 'pass' | 'cut' | Promise<unknown>;

export interface ServedSite {
  readonly address: string;
  /** Sets what happens on the line from now on. */
  line: Line;
  /** The time of the pages from now on; `setNow` sets the hotels' with it. */
  now: string;
  /** Whether the question about cookies was answered before. */
  answersConsent: boolean;
  /** Whether pages watch if their controls move. */
  watchesControls: boolean;
  readonly setNow: (now: string) => Promise<void>;
  /** Where the harness answers by itself. */
  readonly harness: string;
  /** Every booking in the database. */
  readonly bookings: () => Promise<Ledger['bookings']>;
  /** Clears the bookings, and lets everything be as at first. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * The export and both APIs by the clock of the tests, behind a line that can be slow: no driver of all three engines can
 * do that, nor run a script before those of the page.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const harness = createServer({
    db: ':memory:',
    now: () => new Date(now),
    seed: 'sarastus',
    strict: true,
    staticDir: path.resolve(__dirname, '../..', folder),
    port: 0,
    testControl: true,
    testTokens: true,
    predictable: true,
  });
  const target = await harness.listen();
  const atFirst: Settings = { line: () => 'pass', now, answersConsent: true, watchesControls: false };
  const site = { ...atFirst };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = incoming.url ?? '/';
    if (url === BEFORE) return void outgoing.setHeader('content-type', 'text/javascript').end(beforeAll(site));
    const body = await bodyOf(incoming);
    const line = site.line(url);
    if (line === 'cut') return void outgoing.destroy();
    if (line !== 'pass') await line;
    const asked = request(target + url, {
      method: incoming.method,
      // As text, as this adds to pages.
      headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const isPage = answer.headers['content-type']?.startsWith('text/html') && !url.startsWith('/pay/');
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      return void answer.pipe(outgoing);
    }
    const html = (await bodyOf(answer)).toString().replace('<head>', `<head><script src="${BEFORE}"></script>`);
    const { 'content-length': _, etag: __, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 500, headers).end(html);
  }

  const proxy = createProxy((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return Object.assign(site, {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    harness: target,
    setNow: async (time: string) => {
      site.now = time;
      await fetch(`${target}/__test/clock`, { method: 'POST', body: JSON.stringify({ now: time }) });
    },
    bookings: async () => ((await (await fetch(`${target}/__test/bookings`)).json()) as Ledger).bookings,
    reset: async () => {
      Object.assign(site, atFirst);
      await fetch(`${target}/__test/reset`, { method: 'POST' });
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await harness.close();
    },
  });
}
