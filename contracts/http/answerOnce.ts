import { OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { World } from '../world/context';
import { findAnswer, storeAnswer, type Attempt } from '../world/store/answers';
import { maskError } from './maskError';
import { parseWithinLimits } from './queryLimits';

interface Posted {
  readonly query?: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

const operationIn = ({ query = '', operationName }: Posted): OperationDefinitionNode | null => {
  const operations = parseWithinLimits(query, { noLocation: true }).definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? [each] : [],
  );
  return operations.find(({ name }) => !operationName || name?.value === operationName) ?? null;
};

const read = (body: string): { readonly posted: Posted; readonly operation: OperationDefinitionNode } | null => {
  try {
    const posted = JSON.parse(body) as Posted;
    const operation = operationIn(posted);
    return operation && { posted, operation };
  } catch {
    // Answered as every text that cannot be read.
    return null;
  }
};

const rootFieldsOf = ({ selectionSet }: OperationDefinitionNode): readonly string[] =>
  selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? [each.name.value] : []));

/** The root fields that a call asks for; none where it cannot be read. */
export const fieldsAsked = (body: string): readonly string[] => {
  const call = read(body);
  return call ? rootFieldsOf(call.operation) : [];
};

interface Keyed {
  /** The endpoint: each API has keys of its own. */
  readonly path: string;
  /** Null for a stranger: every account has keys of its own. */
  readonly customerId: string | null;
  readonly key: string | null;
  readonly body: string;
}

/** A mutation with a key, as it is compared with a later one: what it calls, and with what. Null for every other call. */
export const keyedCall = ({ path, customerId, key, body }: Keyed): Attempt | null => {
  const call = key === null ? null : read(body);
  if (call?.operation.operation !== OperationTypeNode.MUTATION) return null;
  const input = { fields: rootFieldsOf(call.operation), variables: call.posted.variables ?? {} };
  return { operation: `${path} ${customerId ?? ''}`, key, input };
};

const wasRefusedAtTheGate = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'notLoggedIn' in payload && payload.notLoggedIn !== null;

/**
 * Whether an answer is kept for calls with the same key. A refusal of the hotel is an answer like any other; a call that
 * failed, or whose caller was not let in, is executed when it is repeated.
 */
const isKeptAnswer = (text: string): boolean => {
  const { data, errors } = JSON.parse(text) as { readonly data?: object | null; readonly errors?: unknown };
  return !errors && Boolean(data) && !Object.values(data ?? {}).some(wasRefusedAtTheGate);
};

/** What is sent back. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Execute = () => Promise<Answered>;

/** The answer to the first call with this key, if there was one; an error where that call asked something else. */
const answeredBefore = (world: World, call: Attempt): Answered | null => {
  try {
    return findAnswer(world.store, call) as Answered | null;
  } catch (error) {
    const text = JSON.stringify({ data: null, errors: [maskError(error)] });
    return { status: 200, type: 'application/json; charset=utf-8', text };
  }
};

/** Executes mutations with a key once; one that is repeated while the first is under way waits for its answer. */
export const answeringOnce = (world: World): ((call: Attempt, execute: Execute) => Promise<Answered>) => {
  const underWay = new Map<string, Promise<unknown>>();
  return async (call, execute) => {
    const name = `${call.operation} ${call.key ?? ''}`;
    while (underWay.has(name)) await underWay.get(name);
    const before = answeredBefore(world, call);
    if (before) return before;
    const executing = execute();
    underWay.set(
      name,
      executing.catch(() => undefined),
    );
    try {
      const answer = await executing;
      if (isKeptAnswer(answer.text)) storeAnswer(world.store, call, answer);
      return answer;
    } finally {
      underWay.delete(name);
    }
  };
};
