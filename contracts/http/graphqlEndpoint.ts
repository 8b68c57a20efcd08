import type { GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownOr } from '@/domain/known';
import { customerProfiles } from '@/domain/guest/profile';
import { authorizationError, type CallContext } from '../callContext';
import { readScenarios, UnknownScenarioError, type RequestedScenarios } from '../scenarios/readScenarios';
import { withCard } from '../world/cards/cardRegistry';
import type { Caller, World } from '../world/context';
import { answeringOnce, keyedCall, type Answered } from './answerOnce';
import { createDelays, faultBefore, faultsFor } from './applyFault';
import { withText, type TextOfId } from './knownOperations';
import { maskError } from './maskError';
import { recordSent } from './recordSent';
import { parseWithinLimits, refuseTooLarge } from './queryLimits';
import { postedProblem } from './postedProblem';
import { readBody, send, sendJson, sendText } from './respond';
import { encrypted, readToken, type TokenReading } from './identity/tokens';
import { headerOf, scenarioNamesOf } from './requestHeaders';

/** The scenarios of a call: of its header, else of its cookie. */
const scenariosOf = (request: IncomingMessage): RequestedScenarios => readScenarios(scenarioNamesOf(request));

const profileIn = (header: string | null): Caller['profile'] => knownOr(header, customerProfiles, null);

/** The customer of a call. The booking system's form of the token, where a call has it, must match the access token. */
const tokenOf = (request: IncomingMessage, world: World): TokenReading => {
  const bearer = headerOf(request, 'authorization');
  const beside = headerOf(request, 'x-auth-token');
  const isPair = beside === null || beside === encrypted(bearer?.replace(/^Bearer /, '') ?? '', world.seed);
  return isPair ? readToken(bearer, 'access', world.now().getTime(), world.seed) : { kind: 'invalid' };
};

const limits: Plugin = {
  onParse: ({ setParseFn }) => {
    setParseFn(parseWithinLimits);
    return ({ result }) => {
      if (result && 'kind' in result) refuseTooLarge(result);
    };
  },
};

/** Answers one GraphQL endpoint; its schema may change from call to call. */
export const createGraphqlEndpoint = (
  path: string,
  schema: () => GraphQLSchema,
  world: World,
  textOfId: TextOfId | null = null,
) => {
  const yoga = createYoga<CallContext>({
    schema,
    graphqlEndpoint: path,
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError },
    plugins: [limits, ...recordSent(process.env.RECORD_SENT)],
  });
  const lost = new Set<string>();
  const answerOnce = answeringOnce(world);
  const delay = createDelays(world.pause);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return sendText(response, 405, 'Operations are posted.');
    }
    const sent = await readBody(request);
    // A form of another site can post the other content types with the guest's cookies, without a preflight request.
    if (!/^application\/json\s*(?:;|$)/i.test(headerOf(request, 'content-type') ?? '')) {
      return sendText(response, 415, 'Operations are application/json.');
    }
    const { body, refusal } = textOfId ? withText(sent, textOfId) : { body: sent, refusal: null };
    if (refusal) return sendJson(response, 400, { errors: [refusal] });
    let asked: RequestedScenarios;
    try {
      asked = scenariosOf(request);
    } catch (error) {
      if (!(error instanceof UnknownScenarioError)) throw error;
      return sendJson(response, 400, {
        errors: [{ message: error.message, extensions: { code: 'UNKNOWN_SCENARIO' } }],
      });
    }
    const faults = faultsFor(asked, body);
    await delay(faults);
    if (await faultBefore(faults, request, response)) return undefined;
    const problem = postedProblem(body);
    if (problem) return sendJson(response, 400, { errors: [problem] });

    const token = tokenOf(request, world);
    if (token.kind === 'expired' || token.kind === 'invalid') {
      const { message, extensions } = authorizationError(
        token.kind === 'expired' ? 'AUTHORIZATION_EXPIRED' : 'AUTHORIZATION_INVALID',
      );
      return sendJson(response, 200, { data: null, errors: [{ message, extensions }] });
    }
    const idempotencyKey = headerOf(request, 'idempotency-key');
    const customer = token.kind === 'customer' ? withCard(world, token.customer) : null;
    const execute = async (): Promise<Answered> => {
      const answer = await yoga.fetch(
        `http://harness${path}${new URL(request.url ?? '', 'http://harness').search}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: headerOf(request, 'accept') ?? 'application/json' },
          body,
        },
        {
          world,
          caller: {
            customer,
            scopes: token.kind === 'customer' ? token.scopes : [],
            profile: profileIn(headerOf(request, 'x-customer-profile')),
            twist: asked.twist,
            from: request.socket.remoteAddress ?? '',
          },
          idempotencyKey,
        },
      );
      const type = answer.headers.get('content-type') ?? 'application/json; charset=utf-8';
      return { status: answer.status, type, text: await answer.text() };
    };
    const keyed = keyedCall({ path, customerId: customer?.id ?? null, key: idempotencyKey, body });
    const { status, type, text } = keyed ? await answerOnce(keyed, execute) : await execute();
    const attempt = `${idempotencyKey ?? ''}|${body}`;
    if (faults.has('lost-answer') && !lost.has(attempt)) {
      lost.add(attempt);
      request.socket.destroy();
      return undefined;
    }
    return send(response, status, type, faults.has('broken-json') ? text.slice(0, text.length / 2) : text);
  };
};
