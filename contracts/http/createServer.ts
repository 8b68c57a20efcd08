import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createV1Schema } from '../v1/createV1Schema';
import { createV2Schema } from '../v2/createV2Schema';
import { UnknownScenarioError } from '../scenarios/readScenarios';
import type { Api } from '../check/manifest/model';
import type { World } from '../world/context';
import type { Lacking } from '../withoutOptional';
import { createWorld } from '../world/createWorld';
import { giveStays } from '../world/stays/giveStays';
import { shrinkChain } from '../world/generatedChain';
import { createGraphqlEndpoint } from './graphqlEndpoint';
import { answerHouse } from './house/houseRoutes';
import { createCallLog } from './harness-desk/callLog';
import { createHarnessDesk } from './harness-desk/deskRoutes';
import { createIdentityProvider } from './identity/identityRoutes';
import { knownOperations } from './knownOperations';
import { answerMailbox } from './mailbox';
import { hostSettings, type HostSettings } from '../hosting/hostSettings';
import { securityHeaders } from '../hosting/policy';
import { answerPass } from './passes/passRoutes';
import { answerPayment } from './paymentRoutes';
import { answerStandIn } from './standIns';
import { answerPracticeStyle } from './practiceStyles';
import { BodyTooLargeError, MAX_BODY, send, sendText, setHeaders } from './respond';
import { schemaNow } from './schemaNow';
import { servedConfig } from './servedConfig';
import { createStaticFiles } from './staticFiles';
import { answerTestControl, type TestSettings } from './testControl';
import { collectVitals, keptIn } from './vitals/collectVitals';
import { setTimeout } from 'node:timers';

export interface HarnessOptions {
  /** A file, or `:memory:`. */
  readonly db: string;
  readonly now: () => Date;
  readonly seed: string;
  /** True makes a field without a resolver an error. */
  readonly strict: boolean;
  /** The folder of the exported site; null serves only the endpoints. */
  readonly staticDir: string | null;
  /** 0 takes any free port. */
  readonly port: number;
  /** Opens `/__test/…`. */
  readonly testControl?: boolean;
  /** Opens `/_harness`, and keeps the last calls for it. */
  readonly desk?: boolean;
  /** Opens `/oidc/test-token`. */
  readonly testTokens?: boolean;
  /** Gives customers who sign in on the page a history of stays. */
  readonly withStays?: boolean;
  /** Makes booking hashes repeatable; never where others can reach the server. */
  readonly predictable?: boolean;
  readonly onDescribed?: (field: string) => void;
  readonly onMocked?: (field: string) => void;
  /** Optional features that the APIs lack, beside those that the site's configuration has off. */
  readonly without?: Lacking;
  /** The file for the speed figures that pages send; without it in memory, for `/__test/vitals`. */
  readonly vitalsFile?: string;
  /** The number of hotels, for measuring; generated ones are added to the chain's own. */
  readonly chain?: number;
  /** Serves everything below this prefix, such as `/stay`, and nothing else. */
  readonly basePath?: string;
  /** What the host's headers allow beside what the environment names. */
  readonly host?: Partial<HostSettings>;
  /** Takes operations by their ids, those of `schema/operations` only. */
  readonly operationIds?: boolean;
  /** Replaces the waits of who guesses at bookings. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly patience?: Patience;
}

/** How long the server waits for a client that sends slowly, in milliseconds; then it answers 408 and hangs up. */
export interface Patience {
  /** For the headers. */
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
}

const usualPatience: Patience = { headersMs: 10_000, requestMs: 30_000 };

export interface Harness {
  readonly world: World;
  readonly server: Server;
  /** Starts listening; resolves to the site's address, such as `http://localhost:3000/stay`. */
  readonly listen: () => Promise<string>;
  /** Waits for running answers, then closes the store, and the hotels that were added to the chain. */
  readonly close: () => Promise<void>;
}

const timeoutsOf = ({ headersMs, requestMs }: NonNullable<HarnessOptions['patience']>) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(1000, headersMs / 2),
});

/** The path below a prefix; null for a path outside it. */
const pathBelow = (basePath: string, pathname: string): string | null => {
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
};

/** The hotels that were added are open for the whole process. */
const endWorld = ({ store }: World, { chain = 0, seed }: HarnessOptions): void => {
  store.close();
  shrinkChain(chain, seed);
};

/** GraphQL endpoints, identity and payment provider, configuration and exported site on one port. */
export const createServer = (options: HarnessOptions): Harness => {
  const { basePath = '', patience = usualPatience } = options;
  const settings: TestSettings = { fixed: null, appConfig: null, vitals: [] };
  const world = createWorld({ ...options, now: () => settings.fixed ?? options.now() });
  const config = servedConfig(options, settings);
  const endpoint = (path: string, create: typeof createV1Schema, api: Api) => {
    const textOfId = options.operationIds ? knownOperations(api) : null;
    return createGraphqlEndpoint(path, schemaNow(create, options, config.lacking), world, textOfId);
  };
  const v1 = endpoint('/graphql', createV1Schema, 'v1');
  const v2 = endpoint('/booking/graphql', createV2Schema, 'v2');
  const keepVitals = keptIn(options.vitalsFile ?? null, settings.vitals);
  const files = options.staticDir ? createStaticFiles(options.staticDir, basePath) : null;

  const identity = createIdentityProvider(world, {
    testTokens: options.testTokens ?? false,
    ...(options.withStays ? { onSignIn: (customer) => void giveStays(world, customer) } : {}),
  });

  const log = options.desk ? createCallLog() : null;
  const { openSession } = identity;
  const desk = log && createHarnessDesk({ world, settings, features: config.features, openSession }, log);

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://harness');
    if (basePath && url.pathname === `${basePath}/`) {
      response.writeHead(301, { location: `${basePath}${url.search}` }).end();
      return undefined;
    }
    const below = pathBelow(basePath, url.pathname);
    if (below === null) return sendText(response, 404, `The site is at ${basePath}.`);
    url.pathname = below;
    const { pathname } = url;
    if (answerPracticeStyle(pathname, response)) return undefined;
    if (pathname === '/_harness' && desk) return desk(url, request, response);
    if (pathname.endsWith('/graphql')) log?.watch(pathname, request, response);
    if (pathname === '/graphql') return v1(request, response);
    if (pathname === '/booking/graphql') return v2(request, response);
    if (pathname === '/stand-in/vitals') return collectVitals(request, response, keepVitals);
    if (answerPass(world, pathname, request, response)) return undefined;
    if (pathname.startsWith('/stand-in/')) return answerStandIn(request, pathname, response);
    if (pathname === '/mailbox') return answerMailbox(world, url, response);
    const payment = /^\/pay\/([\w-]+)$/.exec(pathname)?.[1];
    if (payment) return answerPayment(world, payment, request, response);
    if (await answerHouse(world, url, request, response)) return undefined;
    if (pathname.startsWith('/oidc/') && (await identity.answer(url, request, response))) return undefined;
    if (options.testControl && pathname.startsWith('/__test/')) {
      return answerTestControl(world, settings, url, request, response);
    }
    const ownConfig = pathname === '/api/appconfig' ? config.text() : null;
    if (ownConfig !== null) return send(response, 200, 'application/json; charset=utf-8', ownConfig);
    if (files) return files(url, request, response);
    return sendText(response, 404, 'There is nothing here.');
  };

  const headers = securityHeaders({ ...hostSettings(process.env), ...options.host });
  const server = createHttpServer(timeoutsOf(patience), (request, response) => {
    setHeaders(response, headers);
    route(request, response).catch((error: unknown) => {
      // The client hung up in the middle of its request, or was hung up on.
      if (request.destroyed && !request.complete) return response.destroy();
      if (error instanceof BodyTooLargeError)
        return sendText(response, 413, `A request has at most ${MAX_BODY} bytes.`);
      if (error instanceof URIError) return sendText(response, 400, 'The address cannot be read.');
      if (error instanceof UnknownScenarioError) return sendText(response, 400, error.message);
      console.error('A request failed:', error instanceof Error ? error.message : error);
      if (response.headersSent) return response.destroy();
      return sendText(response, 500, 'Something went wrong on the server.');
    });
  });

  return {
    world,
    server,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        // Longer than clients keep idle connections, so that none is closed while a request is being sent.
        server.keepAliveTimeout = 65_000;
        server.listen(options.port, () => {
          server.off('error', reject);
          const address = server.address();
          const port = address && typeof address === 'object' ? address.port : options.port;
          resolve(`http://localhost:${port}${basePath}`);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          endWorld(world, options);
          resolve();
        });
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 2000).unref();
      }),
  };
};
