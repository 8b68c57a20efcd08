import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authorizationError, type CallContext } from '../callContext';
import { UndescribedFieldError } from '../executableSchema';
import { readScenarios, UnknownScenarioError, type AskedScenarios } from '../scenarios/readScenarios';
import { BadInputError } from '../world/badInput';
import type { World } from '../world/context';
import { KeyReusedError } from '../world/store/answers';
import { faultBefore, faultsFor } from './applyFault';
import { readBody, send, sendJson } from './respond';
import { readToken } from './tokens';

const codeOf = (error: unknown): string | null => {
  if (error instanceof BadInputError) return 'BAD_USER_INPUT';
  if (error instanceof KeyReusedError) return 'IDEMPOTENCY_KEY_REUSED';
  return error instanceof UndescribedFieldError ? 'UNDESCRIBED_FIELD' : null;
};

/** What a client may know of an error. Bugs are logged without what the guest sent. */
const maskError = (error: unknown): Error => {
  const known = error instanceof GraphQLError ? error : new GraphQLError(String(error));
  const original = known.originalError ?? (error instanceof GraphQLError ? undefined : error);
  const code = codeOf(original);
  const at = { nodes: known.nodes, source: known.source, positions: known.positions, path: known.path };
  if (code) return new GraphQLError(known.message, { ...at, extensions: { code } });
  if (!original || original instanceof GraphQLError) return known;
  console.error('A resolver failed at', known.path?.join('.') ?? 'the operation', original);
  return new GraphQLError('Unexpected error', { ...at, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};

const cookieOf = (request: IncomingMessage, name: string): string | null => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
};

const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

/** The scenarios of a call: of its header, else of its cookie. */
const scenariosOf = (request: IncomingMessage): AskedScenarios =>
  readScenarios(headerOf(request, 'x-scenario') ?? cookieOf(request, 'scenario'));

/** Answers one GraphQL endpoint. */
export const createGraphqlEndpoint = (path: string, schema: GraphQLSchema, world: World) => {
  const yoga = createYoga<CallContext>({
    schema,
    graphqlEndpoint: path,
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError },
  });
  const lost = new Set<string>();

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = request.method === 'POST' ? await readBody(request) : '';
    let asked: AskedScenarios;
    try {
      asked = scenariosOf(request);
    } catch (error) {
      if (!(error instanceof UnknownScenarioError)) throw error;
      return sendJson(response, 400, {
        errors: [{ message: error.message, extensions: { code: 'UNKNOWN_SCENARIO' } }],
      });
    }
    const faults = faultsFor(asked, body);
    if (await faultBefore(faults, request, response)) return undefined;

    const token = readToken(headerOf(request, 'authorization'), world.now().getTime(), world.seed);
    if (token.kind === 'expired' || token.kind === 'invalid') {
      const { message, extensions } = authorizationError(
        token.kind === 'expired' ? 'AUTHORIZATION_EXPIRED' : 'AUTHORIZATION_INVALID',
      );
      return sendJson(response, 200, { data: null, errors: [{ message, extensions }] });
    }
    const idempotencyKey = headerOf(request, 'idempotency-key');
    const answer = await yoga.fetch(
      `http://harness${request.url ?? path}`,
      {
        method: request.method ?? 'GET',
        headers: {
          'content-type': headerOf(request, 'content-type') ?? 'application/json',
          accept: headerOf(request, 'accept') ?? 'application/json',
        },
        ...(request.method === 'POST' ? { body } : {}),
      },
      {
        world,
        caller: { customer: token.kind === 'customer' ? token.customer : null, twist: asked.twist },
        idempotencyKey,
      },
    );
    const text = await answer.text();
    const attempt = `${idempotencyKey ?? ''}|${body}`;
    if (faults.has('lost-answer') && !lost.has(attempt)) {
      lost.add(attempt);
      request.socket.destroy();
      return undefined;
    }
    const type = answer.headers.get('content-type') ?? 'application/json; charset=utf-8';
    return send(response, answer.status, type, faults.has('broken-json') ? text.slice(0, text.length / 2) : text);
  };
};
