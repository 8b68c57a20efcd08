/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  validate,
} from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { apis, readManifest, schemaFile } from '../manifest/model';
import type { Api } from '../manifest/model';
import { featureOf } from '../manifest/optional';
import { judge } from './judge';
import {
  addArgument,
  addField,
  addInput,
  addValue,
  deprecated,
  editArgument,
  editField,
  editInput,
  editMember,
  editType,
  nullable,
  oneOf,
  otherDefault,
  otherDepth,
  removeValue,
  renamed,
  required,
} from './testEdit';
import type { Edit } from './testEdit';
import { usesOf } from './testUses';

type Expected = 'broken' | 'at risk' | 'same on the wire';

/** One change, the operations that it should hurt, and how. */
interface Mutation {
  readonly kind: string;
  readonly api: Api;
  readonly at: string;
  readonly edit: Edit;
  readonly expected: Expected;
  readonly hurt: ReadonlySet<string>;
}

const worlds = apis.map((api) => {
  const text = readFileSync(schemaFile(api), 'utf8');
  const schema = buildSchema(text);
  const { operations } = readManifest(api);
  return { api, document: parse(text), schema, operations, uses: usesOf(operations, schema) };
});
type World = (typeof worlds)[number];

const argumentAt = (schema: GraphQLSchema, coordinate: string) => {
  const [type = '', field = '', argument] = coordinate.split('.');
  const found = schema.getType(type);
  return isObjectType(found) ? found.getFields()[field]?.args.find(({ name }) => name === argument) : undefined;
};

const nobody: ReadonlySet<string> = new Set();

/** Every change that can be made to a schema by one kind of edit, whether it is used or not. */
function mutationsOf({ api, schema, uses, operations }: World): readonly Mutation[] {
  const made: Mutation[] = [];
  const add = (kind: string, at: string, expected: Expected, hurt: ReadonlySet<string>, edit: Edit) =>
    made.push({ kind, api, at, expected, hurt, edit });
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const at = `${type.name}.${field.name}`;
        const read = uses.of('reads', at);
        const leaf = getNamedType(field.type);
        const canGo = !featureOf(field) && !uses.conditional.has(at) && Object.keys(type.getFields()).length > 1;
        if (canGo)
          add(
            'field gone',
            at,
            'broken',
            read,
            editField(at, () => null),
          );
        if (isNonNullType(field.type)) {
          add(
            'answer may be null',
            at,
            'broken',
            read,
            editField(at, (each) => ({ ...each, type: nullable(each.type) })),
          );
        } else {
          add(
            'answer never null',
            at,
            'broken',
            nobody,
            editField(at, (each) => ({ ...each, type: required(each.type) })),
          );
        }
        add(
          'list',
          at,
          'broken',
          read,
          editField(at, (each) => ({ ...each, type: otherDepth(each.type) })),
        );
        if (leaf.name === 'String' || leaf.name === 'ID') {
          const other = leaf.name === 'ID' ? 'String' : 'ID';
          add(
            'type',
            at,
            'broken',
            read,
            editField(at, (each) => ({ ...each, type: renamed(each.type, 'Boolean') })),
          );
          add(
            'ID and String',
            at,
            'same on the wire',
            read,
            editField(at, (each) => ({ ...each, type: renamed(each.type, other) })),
          );
        }
        add(
          'deprecated field',
          at,
          'at risk',
          read,
          editField(at, (each) => ({ ...each, directives: deprecated })),
        );
        if (roots.includes(type) || field.args.length > 0) {
          add('required argument', at, 'broken', read, addArgument(at, 'Int!'));
          add('optional argument', at, 'broken', nobody, addArgument(at, 'Int'));
        }
        for (const argument of field.args) {
          const arg = `${at}.${argument.name}`;
          const given = uses.of('gives', arg);
          const omitted = uses.of('omits', arg);
          add(
            'argument gone',
            arg,
            'broken',
            given,
            editArgument(arg, () => null),
          );
          const asserted = argumentAt(schema, arg)?.astNode?.defaultValue;
          const value = otherDefault(asserted);
          if (value) {
            add(
              'default',
              arg,
              'at risk',
              omitted,
              editArgument(arg, (each) => ({ ...each, defaultValue: value })),
            );
          }
          if (asserted && isNonNullType(argument.type)) {
            add(
              'default lost',
              arg,
              'broken',
              omitted,
              editArgument(arg, (each) => ({ ...each, defaultValue: undefined })),
            );
          }
        }
      }
      add('new field', type.name, 'broken', nobody, addField(type.name, 'String'));
    }
    const sent = uses.of('sends', type.name);
    if (isInputObjectType(type) && !type.isOneOf) {
      for (const field of Object.values(type.getFields())) {
        const at = `${type.name}.${field.name}`;
        if (!featureOf(field))
          add(
            'input field gone',
            at,
            'broken',
            sent,
            editInput(at, () => null),
          );
        if (isNonNullType(field.type)) {
          add(
            'input may be null',
            at,
            'broken',
            nobody,
            editInput(at, (each) => ({ ...each, type: nullable(each.type) })),
          );
        } else {
          add(
            'input never null',
            at,
            'broken',
            sent,
            editInput(at, (each) => ({ ...each, type: required(each.type) })),
          );
        }
        if (isListType(isNonNullType(field.type) ? field.type.ofType : field.type)) {
          add(
            'input list',
            at,
            'broken',
            sent,
            editInput(at, (each) => ({ ...each, type: otherDepth(each.type), defaultValue: undefined })),
          );
        }
        const asserted = field.astNode?.defaultValue;
        const value = otherDefault(asserted);
        if (value)
          add(
            'default',
            at,
            'at risk',
            sent,
            editInput(at, (each) => ({ ...each, defaultValue: value })),
          );
        if (asserted && isNonNullType(field.type)) {
          add(
            'default lost',
            at,
            'broken',
            sent,
            editInput(at, (each) => ({ ...each, defaultValue: undefined })),
          );
        }
        if (!isNonNullType(field.type)) {
          add(
            'deprecated input',
            at,
            'at risk',
            sent,
            editInput(at, (each) => ({ ...each, directives: deprecated })),
          );
        }
      }
      add('required input', type.name, 'broken', sent, addInput(type.name, 'Int!'));
      add('optional input', type.name, 'broken', nobody, addInput(type.name, 'Int'));
      if (
        Object.values(type.getFields()).every((field) => !isNonNullType(field.type) && field.defaultValue === undefined)
      ) {
        add(
          'oneOf',
          type.name,
          'broken',
          sent,
          editType(type.name, (each) => ({ ...each, directives: oneOf }) as typeof each),
        );
      }
    }
    if (isEnumType(type)) {
      add('new value', type.name, 'at risk', uses.of('answers', type.name), addValue(type.name));
      const isDefault = (word: string) => new RegExp(`= ${word}\\b`).test(readFileSync(schemaFile(api), 'utf8'));
      for (const { name } of type.getValues()) {
        if (isDefault(name) || type.getValues().length < 2) continue;
        add('value gone', `${type.name}.${name}`, 'broken', sent, removeValue(`${type.name}.${name}`));
      }
    }
    if (isUnionType(type)) {
      add(
        'new member',
        `${type.name}.Added`,
        'at risk',
        uses.of('switches', type.name),
        editMember(`${type.name}.Added`, true),
      );
      for (const { name } of type.getTypes()) {
        const at = `${type.name}.${name}`;
        add('member gone', at, 'broken', uses.of('narrows', at), editMember(at, false));
      }
    }
  }
  for (const kind of ['query', 'mutation'] as const) {
    const hurt = new Set(
      operations.flatMap((each) => (each.kind === kind && each.needs.length === 0 ? each.name : [])),
    );
    // A schema without queries is none.
    if (kind === 'query') continue;
    add('root gone', kind, 'broken', hurt, (document) => ({
      ...document,
      definitions: document.definitions.flatMap((each) => {
        if (each.kind === 'SchemaDefinition') {
          return { ...each, operationTypes: each.operationTypes.filter(({ operation }) => operation !== kind) };
        }
        return each.kind === 'ObjectTypeDefinition' && each.name.value === 'Mutation' ? [] : each;
      }),
    }));
  }
  return made;
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

const all = worlds.flatMap(mutationsOf);
const used = all.filter(({ hurt }) => hurt.size > 0);
const kinds = [...new Set(used.map(({ kind }) => kind))];
const perKind = (mutations: readonly Mutation[], count: number) =>
  [...new Set(mutations.map(({ kind }) => kind))].flatMap((kind, at) =>
    shuffled(
      mutations.filter((each) => each.kind === kind),
      31 + at,
    ).slice(0, count),
  );

/** The verdict that each operation should get: the change itself, and that a server refuses its text. */
/** Kinds after which two answers of one name may not be merged any more. */
const merging = new Set(['answer never null', 'ID and String']);

function expectedOf({ api, kind, expected, hurt }: Mutation, after: GraphQLSchema) {
  const { operations } = worlds.find((each) => each.api === api)!;
  return Object.fromEntries(
    operations.flatMap(({ name, text }) => {
      if (hurt.has(name) && expected === 'broken') return [[name, 'broken']];
      const isRefused = merging.has(kind) && validate(after, parse(text)).length > 0;
      if (isRefused) return [[name, 'broken']];
      return hurt.has(name) ? [[name, expected]] : [];
    }),
  );
}

function hurtBy({ api, edit }: Mutation) {
  const { schema, document, operations } = worlds.find((each) => each.api === api)!;
  const after = buildASTSchema(edit(document));
  const verdict = judge(schema, after, operations);
  const hurt = verdict.operations.filter((each) => each.verdict !== 'honoured' && each.verdict !== 'off');
  return { after, hurt: Object.fromEntries(hurt.map((each) => [each.operation.name, each.verdict])) };
}

it('catches at least 200 used changes of at least 12 kinds, with every operation they hurt and no other', () => {
  const chosen = perKind(used, 14);
  expect(chosen.length).toBeGreaterThanOrEqual(200);
  expect(kinds.length).toBeGreaterThanOrEqual(12);
  const wrong = chosen.flatMap((each) => {
    const { hurt, after } = hurtBy(each);
    const expected = expectedOf(each, after);
    const [told, should] = [hurt, expected].map((one) => JSON.stringify(Object.entries(one).sort()));
    return told === should ? [] : [{ kind: each.kind, at: each.at, told, should }];
  });
  expect(wrong).toEqual([]);
}, 300_000);
