import { readFileSync } from 'node:fs';
import { buildASTSchema, buildSchema, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { apis, readManifest, schemaFile } from '../manifest/model';
import type { Api } from '../manifest/model';
import { readSent } from '../record/sentRecord';
import type { Effect } from './finding';
import { judge } from './judge';
import type { Edit } from './testEdit';
import { usesOf } from './testUses';

/** What a change should do to each operation that it hurts. */
export type Hurt = ReadonlyMap<string, Effect>;

/** One change of a stored schema. */
export interface Mutation {
  readonly kind: string;
  readonly api: Api;
  /** What is changed, removed or added. */
  readonly at: string;
  readonly edit: Edit;
  readonly hurt: Hurt;
  /** Whether some operation uses what is changed, hurt or not. */
  readonly isUsed: boolean;
}

export const worlds = apis.map((api) => {
  const text = readFileSync(schemaFile(api), 'utf8');
  const schema = buildSchema(text);
  const { operations } = readManifest(api);
  const sent = readSent(api);
  return { api, text, document: parse(text), schema, operations, sent, uses: usesOf(operations, schema, sent) };
});

export type World = (typeof worlds)[number];

export const worldOf = (api: Api): World => worlds.find((each) => each.api === api)!;

export const nobody: Hurt = new Map();

export const all = (names: ReadonlySet<string>, effect: Effect): Hurt =>
  new Map([...names].map((name) => [name, effect]));

/** Collects the changes of one API. */
export function collector(api: Api) {
  const made: Mutation[] = [];
  const add = (kind: string, at: string, hurt: Hurt, edit: Edit, isUsed = hurt.size > 0) =>
    void made.push({ kind, api, at, hurt, edit, isUsed });
  return { made, add };
}

/** Shuffled by a seed, so that every run takes the same. */
function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const keyed = items.map((item) => ({ item, key: next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

export const kindsOf = (mutations: readonly Mutation[]): readonly string[] => [
  ...new Set(mutations.map(({ kind }) => kind)),
];

/** A random choice of each kind. */
export const chooseOf = (mutations: readonly Mutation[], count: number): readonly Mutation[] =>
  kindsOf(mutations).flatMap((kind, at) =>
    shuffled(
      mutations.filter((each) => each.kind === kind),
      31 + at,
    ).slice(0, count),
  );

/** A stored schema after some changes of it. */
export const changed = (api: Api, edits: readonly Edit[]): GraphQLSchema =>
  buildASTSchema(edits.reduce((document, edit) => edit(document), worldOf(api).document));

/** Every operation that the judge names, with its verdict. */
export function blamedBy(api: Api, after: GraphQLSchema): Hurt {
  const { schema, operations, sent } = worldOf(api);
  return new Map(
    judge(schema, after, operations, sent).operations.flatMap(({ verdict, operation: { name } }) =>
      verdict === 'honoured' || verdict === 'off' ? [] : [[name, verdict] as const],
    ),
  );
}
