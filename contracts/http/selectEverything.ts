import { getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql';

/**
 * A selection of every field below a type. Members of a union get aliases, so that their fields never conflict. Fields
 * that lead back to a type above, such as from a page of a hotel to its hotel, are left out: they would be infinite.
 */
export const selectEverything = (type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string => {
  if (isUnionType(type)) {
    const members = type
      .getTypes()
      .map((member) => `... on ${member.name} ${fieldsOf(member, `${member.name}_`, above)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  return fieldsOf(type, '', above);
};

const fieldsOf = (type: GraphQLNamedType, prefix: string, above: readonly GraphQLNamedType[]): string => {
  if (!isObjectType(type)) return '';
  const path = [...above, type];
  const fields = Object.values(type.getFields())
    .filter((field) => !path.includes(getNamedType(field.type)))
    .map((field) => {
      const alias = prefix ? `${prefix}${field.name}: ` : '';
      return `${alias}${field.name} ${selectEverything(getNamedType(field.type), path)}`;
    });
  return `{ ${fields.join(' ')} }`;
};
