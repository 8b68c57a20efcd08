import { setTimeout as wait } from 'node:timers/promises';
import { Kind, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Operation } from '../manifest/model';
import { textsOf } from '../manifest/texts';
import { holdAnswer } from './holdAnswer';
import type { Held } from './holdAnswer';
import type { Dropped, ReadAnswers } from './readers';
import { postOperation } from './postOperation';
import type { Answer, Endpoint } from './postOperation';

export interface Probe extends Endpoint {
  /** By the name of the operation; those of `*` count for each that has a variable of the name. */
  readonly variables: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Mutations that are sent. */
  readonly allowed: readonly string[];
  /** Milliseconds between two operations. */
  readonly pause: number;
}

/** A value of an answer that does not hold: against the schema, for a reader of the site, or both. */
export interface Failing {
  readonly path: string;
  readonly what: string;
  /** The function of the site that reads it, or the file of the operation. */
  readonly reader: string;
  readonly effect: Dropped['effect'] | 'ignored' | 'unanswered';
}

export interface Probed extends Pick<Operation, 'name' | 'kind' | 'owner' | 'file'> {
  /** Why it was not asked; null when it was. */
  readonly skipped: string | null;
  /** Whether the server refuses its optional fields, so that it was asked without. */
  readonly isBare: boolean;
  readonly failing: readonly Failing[];
}

interface Answered {
  readonly operation: Operation;
  readonly answer: Answer;
  readonly isBare: boolean;
  readonly held: Held;
}

const refusal = ({ errors }: Answer): string => errors.map(({ message }) => message).join('; ');

/** As servers say that their schema lacks something; the last three are of graphql-java, which gives no code. */
const lacking = /Cannot query field|Unknown (argument|type)|FieldUndefined|UnknownArgument|UnknownType/;

/** Whether the text is refused for the schema: any other failure says nothing about what a server has. */
const isOfSchema = ({ errors }: Answer): boolean =>
  errors.some(({ code, message }) => code === 'GRAPHQL_VALIDATION_FAILED' || lacking.test(message));

/** The variables of an operation; a text where it needs some that nobody gave. */
function variablesOf({ name, text }: Operation, { variables }: Probe): string | Readonly<Record<string, unknown>> {
  const [head] = parse(text, { noLocation: true }).definitions;
  const declared = head?.kind === Kind.OPERATION_DEFINITION ? (head.variableDefinitions ?? []) : [];
  const given = { ...variables['*'], ...variables[name] };
  const missing = declared.filter(
    ({ variable, type, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && !defaultValue && given[variable.name.value] === undefined,
  );
  if (missing.length > 0) return `no value for $${missing.map(({ variable }) => variable.name.value).join(', $')}`;
  const names = declared.map(({ variable }) => variable.name.value).filter((each) => each in given);
  return Object.fromEntries(names.map((each) => [each, given[each]]));
}

async function ask(operation: Operation, schema: GraphQLSchema, probe: Probe): Promise<Answered | string> {
  const texts = textsOf(operation.text, operation.conditions);
  const [bare = '', full = ''] = [[...texts.values()][0], [...texts.values()].at(-1)];
  const variables = variablesOf({ ...operation, text: full }, probe);
  if (typeof variables === 'string') return variables;
  let [text, answer] = [full, await postOperation(probe, operation.name, full, variables)];
  // What changes something is never sent twice.
  if (answer.data === null && isOfSchema(answer) && bare !== full && operation.kind === 'query') {
    await wait(probe.pause);
    const again = await postOperation(probe, operation.name, bare, variables);
    if (again.data !== null) [text, answer] = [bare, again];
  }
  if (answer.data === null) {
    const [needs] = operation.needs;
    if (needs && isOfSchema(answer)) return `the server lacks ${needs}: ${refusal(answer)}`;
    if (answer.errors.some(({ code }) => code.startsWith('AUTHORIZATION'))) return 'needs a customer: give a --header';
    return { operation, answer, isBare: false, held: { misfits: [], readers: new Map() } };
  }
  return { operation, answer, isBare: text !== full, held: holdAnswer(schema, text, answer.data) };
}

/** Asks one operation after the other, and has the site's readers read what is answered. */
export async function probe(
  probe: Probe,
  schema: GraphQLSchema,
  operations: readonly Operation[],
  readAnswers: ReadAnswers,
): Promise<readonly Probed[]> {
  const asked: (Answered | { readonly operation: Operation; readonly skipped: string })[] = [];
  for (const operation of operations) {
    if (operation.kind !== 'query' && !probe.allowed.includes(operation.name)) continue;
    if (asked.some((each) => 'answer' in each)) await wait(probe.pause);
    const found = await ask(operation, schema, probe);
    asked.push(typeof found === 'string' ? { operation, skipped: found } : found);
  }
  const answered = asked.flatMap((each) => ('answer' in each && each.answer.data !== null ? [each] : []));
  const dropped = await readAnswers(
    answered.map(({ operation: { name }, answer: { data }, held: { misfits } }) => ({
      operation: name,
      data,
      misfits: misfits.map(({ path }) => path),
    })),
  );
  return asked.map((each) => {
    const { name, kind, owner, file } = each.operation;
    const head = { name, kind, owner, file };
    if ('skipped' in each) return { ...head, skipped: each.skipped, isBare: false, failing: [] };
    return { ...head, skipped: null, isBare: each.isBare, failing: failingOf(each, dropped) };
  });
}

function failingOf({ operation, answer, held }: Answered, dropped: readonly Dropped[]): readonly Failing[] {
  const mine = dropped.filter((each) => each.operation === operation.name);
  const readerOf = (path: string) => held.readers.get(path) ?? operation.file;
  const what = `is answered with an error: ${refusal(answer)}`;
  const unanswered = { path: '', what, reader: operation.file, effect: 'unanswered' } as const;
  const unfit = held.misfits.map((each): Failing => ({
    ...each,
    reader: readerOf(each.path),
    effect: mine.find(({ path }) => path === each.path)?.effect ?? 'ignored',
  }));
  const strange = mine
    .filter(({ path }) => !held.misfits.some((each) => each.path === path))
    .map(({ path, effect, value }): Failing => {
      return { path, what: `is ${value}, which the schema allows`, reader: readerOf(path), effect };
    });
  return [...(answer.errors.length > 0 ? [unanswered] : []), ...unfit, ...strange];
}
