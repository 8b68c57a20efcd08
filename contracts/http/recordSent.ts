import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  TypeInfo,
  typeFromAST,
} from 'graphql';
import { Kind, stripIgnoredCharacters, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLInputType, GraphQLSchema, ValueNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What one call sends, in names of the schema: never a value of a guest. A variable is written `$name`. */
interface SentNames {
  /** Variables and input fields with a value, `GetBookingInput.locale`. */
  readonly given: ReadonlySet<string>;
  /** Those that are null; `Type.field[]` is a null within the list. */
  readonly null: ReadonlySet<string>;
  /** Those that are left out of an input that is sent. */
  readonly omitted: ReadonlySet<string>;
  /** Values of enumerations, `ReservationGroup.PAST`. */
  readonly values: ReadonlySet<string>;
}

type Variables = Readonly<Record<string, unknown>>;

/** A value as written in a text, with the variables inside. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.NULL) return null;
  if (node.kind === Kind.LIST) return node.values.map((each) => valueOf(each, variables));
  if (node.kind !== Kind.OBJECT) return node.value;
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]));
}

export function namesSent(schema: GraphQLSchema, document: DocumentNode, variables: Variables): SentNames {
  const found = {
    given: new Set<string>(),
    null: new Set<string>(),
    omitted: new Set<string>(),
    values: new Set<string>(),
  };
  const note = (value: unknown, at: string, type: GraphQLInputType | null): void => {
    if (value === undefined) return void found.omitted.add(at);
    if (value === null) return void found.null.add(at);
    found.given.add(at);
    if (type) look(value, at, type);
  };
  const look = (value: unknown, at: string, type: GraphQLInputType): void => {
    const plain = getNullableType(type);
    if (isListType(plain)) {
      for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
        if (each === null) found.null.add(`${at}[]`);
        else look(each, at, plain.ofType);
      }
    } else if (isEnumType(plain)) {
      if (plain.getValue(String(value))) found.values.add(`${plain.name}.${String(value)}`);
    } else if (isInputObjectType(plain) && typeof value === 'object' && value !== null) {
      for (const { name, type: inner } of Object.values(plain.getFields())) {
        note((value as Variables)[name], `${plain.name}.${name}`, inner);
      }
    }
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: ({ variable: { name }, type }) => {
        const known = typeFromAST(schema, type);
        note(variables[name.value], `$${name.value}`, known && isInputType(known) ? known : null);
        return false;
      },
      Argument: ({ value }) => {
        const type = types.getArgument()?.type;
        if (type && value.kind !== Kind.VARIABLE) look(valueOf(value, variables), '', type);
      },
    }),
  );
  return found;
}

/**
 * Writes down what each operation sends, as a line for each new form of it, while a folder is named. `npm run contracts
 * -- --record` reads that.
 */
export function recordSent(folder: string | undefined): readonly Plugin[] {
  if (!folder) return [];
  const known = new Set<string>();
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `sent-${process.pid}.jsonl`);
  return [
    {
      onExecute: ({ args: { schema, document, variableValues, contextValue } }) => {
        const { query = '' } = (contextValue as { readonly params: { readonly query?: string } }).params;
        const names = namesSent(schema, document, (variableValues ?? {}) as Variables);
        const sets = Object.entries(names).map(([form, set]) => [form, [...(set as ReadonlySet<string>)].sort()]);
        const hash = createHash('sha256').update(stripIgnoredCharacters(query)).digest('hex');
        const line = JSON.stringify({ hash, ...Object.fromEntries(sets) });
        if (known.has(line)) return;
        known.add(line);
        appendFileSync(file, `${line}\n`);
      },
    },
  ];
}
