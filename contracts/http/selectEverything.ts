import { getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql';

/** A selection of every field below a type. Members of a union get aliases, so that their fields never clash. */
export const selectEverything = (type: GraphQLNamedType): string => {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${fieldsOf(member, `${member.name}_`)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  return fieldsOf(type, '');
};

const fieldsOf = (type: GraphQLNamedType, prefix: string): string => {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const alias = prefix ? `${prefix}${field.name}: ` : '';
    return `${alias}${field.name} ${selectEverything(getNamedType(field.type))}`;
  });
  return `{ ${fields.join(' ')} }`;
};
