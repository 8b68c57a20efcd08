import type { GraphQLSchema } from 'graphql';
import type { SchemaOptions } from '../executableSchema';

/** The schema of an API with what it has at the moment, made once for all that it lacks. */
export function schemaNow(
  create: (options: SchemaOptions) => GraphQLSchema,
  options: SchemaOptions,
  lacking: () => readonly string[],
): () => GraphQLSchema {
  const made = new Map<string, GraphQLSchema>();
  return () => {
    const now = lacking();
    const schema = made.get(now.join()) ?? create({ ...options, lacking: now });
    made.set(now.join(), schema);
    return schema;
  };
}
