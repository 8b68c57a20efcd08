import { isInputObjectType, isInterfaceType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Operation } from '../manifest/model';
import { featureOf } from '../manifest/optional';
import { includedBy } from '../manifest/pruneOperation';

/** What an API lacks of the features that the site can do without, by feature: `Type.field`. */
export type FeaturesOff = ReadonlyMap<string, ReadonlySet<string>>;

const hasField = (schema: GraphQLSchema, type: string, field: string): boolean => {
  const found = schema.getType(type);
  return isObjectType(found) || isInterfaceType(found) || isInputObjectType(found) ? field in found.getFields() : false;
};

/**
 * The features that must stay off, since the new schema lacks a field of theirs: one that is marked as optional, or one
 * that every operation asks for by the feature only.
 */
export function featuresOff(
  before: GraphQLSchema,
  after: GraphQLSchema,
  operations: readonly Operation[],
): FeaturesOff {
  const off = new Map<string, Set<string>>();
  const lack = (feature: string | null | undefined, type: string, field: string): void => {
    if (!feature || hasField(after, type, field)) return;
    off.set(feature, (off.get(feature) ?? new Set<string>()).add(`${type}.${field}`));
  };
  const nameIn = (type: GraphQLNamedType): string | null => {
    if (type === before.getQueryType()) return after.getQueryType()?.name ?? type.name;
    if (type === before.getMutationType()) return after.getMutationType()?.name ?? type.name;
    return after.getType(type.name) ? type.name : null;
  };
  for (const type of Object.values(before.getTypeMap())) {
    // A type that is gone is judged where it is asked.
    const name = nameIn(type);
    if (name === null || !(isObjectType(type) || isInputObjectType(type))) continue;
    for (const field of Object.values(type.getFields())) lack(featureOf(field), name, field.name);
  }
  for (const { text, conditions } of operations) {
    const features = new Map(conditions.map(({ variable, feature }) => [variable, feature]));
    const types = new TypeInfo(before);
    visit(
      parse(text, { noLocation: true }),
      visitWithTypeInfo(types, {
        Field: (node) => {
          const variable = includedBy(node);
          const type = types.getParentType();
          if (variable !== null && type && after.getType(type.name))
            lack(features.get(variable), type.name, node.name.value);
        },
      }),
    );
  }
  return off;
}
