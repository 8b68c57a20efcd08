import { createMockStore, isRef, type IMocks } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, isObjectType, parse, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutOptional, type Lacking } from './withoutOptional';

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>;

export interface SchemaOptions {
  /** True makes a field without a resolver an error; false mocks it. */
  readonly strict: boolean;
  /** Called with every field that the world resolved, as `Type.field`. */
  readonly onDescribed?: (field: string) => void;
  /** Called with every field that was mocked. */
  readonly onMocked?: (field: string) => void;
  /** The features that the API lacks, of those that are marked in its schema. */
  readonly lacking?: Lacking;
}

/** A field with neither a resolver nor a value from the world. */
export class UndescribedFieldError extends Error {}

const mocks: IMocks = {
  LocalDate: () => '2030-01-01',
  LocalTime: () => '12:00',
  DateTime: () => '2030-01-01T12:00:00+02:00',
  Decimal: () => 0,
  Url: () => '/',
  EmailAddress: () => 'nobody@sarastus.example',
};

/** Builds the executable form of one stored schema. */
export const createExecutableSchema = (
  file: 'v1.graphql' | 'v2.graphql',
  resolvers: Resolvers,
  { strict, onDescribed, onMocked, lacking = [] }: SchemaOptions,
): GraphQLSchema => {
  const stored = parse(readFileSync(path.join(__dirname, '..', 'schema', file), 'utf8'));
  const schema = makeExecutableSchema({
    typeDefs: withoutOptional(stored, lacking),
    resolvers,
    // What the API lacks has a resolver that nothing calls.
    resolverValidationOptions: { requireResolversToMatchSchema: lacking.length > 0 ? 'ignore' : 'error' },
  });
  const mockStore = createMockStore({ schema, mocks });
  let mocked = 0;
  const described =
    (typeName: string, inner: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
    (source, args, context, info) => {
      const value: unknown = isRef(source) ? undefined : inner(source, args, context, info);
      if (value !== undefined) {
        onDescribed?.(`${typeName}.${info.fieldName}`);
        return value;
      }
      if (strict) {
        const operation = info.operation.name?.value ?? 'an unnamed operation';
        throw new UndescribedFieldError(`Nothing describes ${typeName}.${info.fieldName}, asked by ${operation}`);
      }
      mocked += 1;
      onMocked?.(`${typeName}.${info.fieldName}`);
      return isRef(source)
        ? mockStore.get(source, info.fieldName, args)
        : mockStore.get(typeName, String(mocked), info.fieldName, args);
    };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = described(type.name, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
};
