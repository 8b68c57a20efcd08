import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessScopes } from '@/domain/guest/accessScope';
import { readScenarios } from '../../scenarios/readScenarios';
import type { World } from '../../world/context';
import { customerByKey, type CustomerRecord } from '../../world/customers';
import { cookieOf, headerOf, scenarioNamesOf } from '../requestHeaders';
import { readBody, sendJson, sendPage, sendText } from '../respond';
import { issueTokens, type IssuedTokens, type TokenOptions } from './issueTokens';
import { signInPage } from './signInPage';
import { readToken } from './tokens';

export interface IdentityProvider {
  /** Answers `/oidc/…`; false for any other address. */
  readonly answer: (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Opens a session of a customer at the provider, or none; what sets its cookie. */
  readonly openSession: (customer: CustomerRecord | null) => string;
}

/** Seconds; long enough for the browser to return to the site, which deletes the cookies at once. */
const COOKIE_LIFE_S = 60;

/** The address to return to, on this host; null for any other. */
const returnUrlIn = (next: string | null, request: IncomingMessage): URL | null => {
  const here = `http://${request.headers.host ?? 'harness'}`;
  if (!next || !URL.canParse(next, here)) return null;
  const url = new URL(next, here);
  // The protocol is not compared: a proxy may have changed it to https.
  return url.host === new URL(here).host && /^https?:$/.test(url.protocol) && !url.username ? url : null;
};

/** The provider's own cookie, which identifies the customer's session. It is not readable by the site's pages. */
const SESSION_COOKIE = 'provider_session';

/** The domain above a host such as `www.hotels.example`: a provider on a sibling host sets its cookies there. */
const domainAbove = (host: string | undefined): string => {
  const labels = (host ?? '').replace(/:\d+$/, '').split('.');
  return labels.length > 2 && !labels.every((label) => /^\d+$/.test(label))
    ? `; Domain=${labels.slice(1).join('.')}`
    : '';
};

const sessionCookie = (session: string): string => `${SESSION_COOKIE}=${session}; Path=/oidc; HttpOnly; SameSite=Lax`;
const noSession = `${SESSION_COOKIE}=; Path=/oidc; Max-Age=0`;

const leaveCookies = (
  { headers }: IncomingMessage,
  response: ServerResponse,
  tokens: IssuedTokens,
  session: string,
): void => {
  const rest = `Path=/; Max-Age=${COOKIE_LIFE_S}; SameSite=Lax${domainAbove(headers.host)}`;
  const cookies = Object.entries(tokens).map(([name, value]) => `${name}=${String(value)}; ${rest}`);
  response.setHeader('set-cookie', [...cookies, sessionCookie(session)]);
};

const redirect = (response: ServerResponse, to: URL): void => {
  response.writeHead(303, { location: `${to.pathname}${to.search}${to.hash}`, 'cache-control': 'no-store' });
  response.end();
};

/** What a tester may set for the tokens: `scope` as names with spaces, `life` in seconds. */
const tokenOptionsIn = (query: URLSearchParams): TokenOptions => {
  const named = query.get('scope')?.split(' ');
  const life = query.get('life');
  return {
    ...(named ? { scopes: accessScopes.filter((scope) => named.includes(scope)) } : {}),
    ...(life !== null && Number.isFinite(Number(life)) ? { lifeMs: Number(life) * 1000 } : {}),
  };
};

export interface IdentityOptions {
  /** Opens `/oidc/test-token`, which issues tokens without a page. */
  readonly testTokens?: boolean;
  /** Called with each customer who signs in on the page. */
  readonly onSignIn?: (customer: CustomerRecord) => void;
}

export const createIdentityProvider = (
  world: World,
  { testTokens = false, onSignIn }: IdentityOptions,
): IdentityProvider => {
  /** Ids of used refresh tokens. Each is valid once: a second tab that used it too would be signed out. */
  const used = new Set<string>();
  /** The provider's sessions by cookie: their customers sign in without the page until they sign out here too. */
  const sessions = new Map<string, CustomerRecord>();

  const refresh = (request: IncomingMessage, response: ServerResponse): void => {
    const { twist } = readScenarios(scenarioNamesOf(request));
    const token = readToken(headerOf(request, 'authorization'), 'refresh', world.now().getTime(), world.seed);
    if (token.kind !== 'customer' || used.has(token.id) || twist.refreshRefused) {
      return sendJson(response, 401, { error: 'The refresh token is not accepted' });
    }
    used.add(token.id);
    return sendJson(response, 200, issueTokens(world, token.customer, { scopes: token.scopes }));
  };

  const signIn = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const next = returnUrlIn(url.searchParams.get('next'), request);
    if (!next || url.searchParams.get('mode') !== 'cookies') {
      return sendText(response, 400, 'The address to go back to is not this site’s.');
    }
    const known = sessions.get(cookieOf(request, SESSION_COOKIE) ?? '');
    if (request.method !== 'POST' && !known) return sendPage(response, 200, signInPage(url));
    const form = new URLSearchParams(request.method === 'POST' ? await readBody(request) : '');
    const customer = request.method === 'POST' ? customerByKey(form.get('customer') ?? '') : known;
    if (customer) {
      onSignIn?.(customer);
      const session = randomUUID();
      sessions.set(session, customer);
      leaveCookies(request, response, issueTokens(world, customer, tokenOptionsIn(form)), session);
    } else next.searchParams.set('error', 'access_denied');
    return redirect(response, next);
  };

  /** Ends the provider's own session, and redirects to the site. */
  const signOut = (url: URL, request: IncomingMessage, response: ServerResponse): void => {
    const next = returnUrlIn(url.searchParams.get('next'), request);
    if (!next) return sendText(response, 400, 'The address to go back to is not this site’s.');
    sessions.delete(cookieOf(request, SESSION_COOKIE) ?? '');
    response.setHeader('set-cookie', noSession);
    return redirect(response, next);
  };

  return {
    openSession: (customer) => {
      if (!customer) return noSession;
      const session = randomUUID();
      sessions.set(session, customer);
      return sessionCookie(session);
    },
    answer: async (url, request, response) => {
      const provider = /^\/oidc\/(?:mobile\/)?([\w-]+)$/.exec(url.pathname)?.[1];
      if (provider === 'refresh') refresh(request, response);
      else if (provider === 'logout') signOut(url, request, response);
      else if (provider === 'test-token' && testTokens) {
        const customer = customerByKey(url.searchParams.get('customer') ?? '');
        if (customer) sendJson(response, 200, issueTokens(world, customer, tokenOptionsIn(url.searchParams)));
        else sendJson(response, 404, { error: 'No such customer' });
      } else if (provider === 'sid') await signIn(url, request, response);
      else return false;
      return true;
    },
  };
};
