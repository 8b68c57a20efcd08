import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Unused } from './model';

interface Uses extends Unused {
  /** The fields of objects that an operation reads, `Type.field`. */
  readonly read: ReadonlySet<string>;
}

/** Which fields and values of a schema no operation uses. What a variable may hold counts as used. */
export function usesOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): Uses {
  const read = new Set<string>();
  const reached = new Set<GraphQLNamedType>();
  const reach = (type: GraphQLNamedType): void => {
    if (reached.has(type)) return;
    reached.add(type);
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach((each) => reach(getNamedType(each.type)));
  };
  for (const document of documents) {
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          const [parent, type] = [types.getParentType(), types.getType()];
          if (parent) read.add(`${parent.name}.${name.value}`);
          if (type) reach(getNamedType(type));
        },
        Argument: () => {
          const type = types.getInputType();
          if (type) reach(getNamedType(type));
        },
        VariableDefinition: ({ type }) => {
          const sent = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
          if (sent) reach(getNamedType(sent));
        },
      }),
    );
  }
  const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fields = own.flatMap((type) => {
    if (isObjectType(type))
      return Object.keys(type.getFields())
        .map((name) => `${type.name}.${name}`)
        .filter((each) => !read.has(each));
    if (isInputObjectType(type) && !reached.has(type))
      return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    return [];
  });
  const values = own.flatMap((type) =>
    isEnumType(type) && !reached.has(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : [],
  );
  return { fields: fields.sort(), values: values.sort(), read };
}
