import { Kind, parse, parseType } from 'graphql';
import type {
  ConstValueNode,
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  TypeNode,
} from 'graphql';

export type Edit = (document: DocumentNode) => DocumentNode;

type Changed<Node> = (node: Node) => Node | null;

const mapped = <Node>(nodes: readonly Node[] | undefined, change: Changed<Node>): readonly Node[] =>
  (nodes ?? []).flatMap((each) => {
    const made = change(each);
    return made === null ? [] : [made];
  });

const named = (name: string) => ({ kind: Kind.NAME, value: name }) as const;

/** Changes or removes one type. */
export const editType =
  (name: string, change: Changed<DefinitionNode>): Edit =>
  (document) => ({
    ...document,
    definitions: mapped(document.definitions, (each) =>
      'name' in each && each.name?.value === name && each.kind !== Kind.DIRECTIVE_DEFINITION ? change(each) : each,
    ),
  });

/** Changes or removes one field of a type. */
export const editField = (coordinate: string, change: Changed<FieldDefinitionNode>): Edit => {
  const [type = '', field] = coordinate.split('.');
  return editType(type, (each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION
      ? { ...each, fields: mapped(each.fields, (one) => (one.name.value === field ? change(one) : one)) }
      : each,
  );
};

/** Changes or removes one argument. */
export const editArgument = (coordinate: string, change: Changed<InputValueDefinitionNode>): Edit => {
  const [type, field, argument] = coordinate.split('.');
  return editField(`${type}.${field}`, (each) => ({
    ...each,
    arguments: mapped(each.arguments, (one) => (one.name.value === argument ? change(one) : one)),
  }));
};

/** Changes or removes one field of an input type. */
export const editInput = (coordinate: string, change: Changed<InputValueDefinitionNode>): Edit => {
  const [type = '', field] = coordinate.split('.');
  return editType(type, (each) =>
    each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
      ? { ...each, fields: mapped(each.fields, (one) => (one.name.value === field ? change(one) : one)) }
      : each,
  );
};

const newInput = (name: string, type: string): InputValueDefinitionNode => ({
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: named(name),
  type: parseType(type),
});

/** Adds an argument to a field, or a field to an input type. */
export const addArgument = (coordinate: string, type: string): Edit =>
  editField(coordinate, (each) => ({ ...each, arguments: [...(each.arguments ?? []), newInput('added', type)] }));

export const addInput = (name: string, type: string): Edit =>
  editType(name, (each) =>
    each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
      ? { ...each, fields: [...(each.fields ?? []), newInput('added', type)] }
      : each,
  );

export const addField = (name: string, type: string): Edit =>
  editType(name, (each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION
      ? {
          ...each,
          fields: [
            ...(each.fields ?? []),
            { kind: Kind.FIELD_DEFINITION, name: named('added'), type: parseType(type) },
          ],
        }
      : each,
  );

export const addValue = (name: string): Edit =>
  editType(name, (each) =>
    each.kind === Kind.ENUM_TYPE_DEFINITION
      ? { ...each, values: [...(each.values ?? []), { kind: Kind.ENUM_VALUE_DEFINITION, name: named('ADDED') }] }
      : each,
  );

export const removeValue = (coordinate: string): Edit => {
  const [type = '', value] = coordinate.split('.');
  return editType(type, (each) =>
    each.kind === Kind.ENUM_TYPE_DEFINITION
      ? { ...each, values: each.values?.filter((one) => one.name.value !== value) }
      : each,
  );
};

/** Removes a member of a union, or adds a new type to it. */
export const editMember = (coordinate: string, isAdded: boolean): Edit => {
  const [type = '', member = ''] = coordinate.split('.');
  const edit = editType(type, (each) =>
    each.kind === Kind.UNION_TYPE_DEFINITION
      ? {
          ...each,
          types: isAdded
            ? [...(each.types ?? []), { kind: Kind.NAMED_TYPE, name: named(member) }]
            : each.types?.filter((one) => one.name.value !== member),
        }
      : each,
  );
  if (!isAdded) return edit;
  const type_ = parse(`type ${member} { added: Int }`).definitions;
  return (document) => edit({ ...document, definitions: [...document.definitions, ...type_] });
};

const directive = (text: string) =>
  (parse(`type X { x: Int ${text} }`).definitions[0] as unknown as { fields: readonly FieldDefinitionNode[] }).fields[0]
    ?.directives ?? [];

export const deprecated = directive('@deprecated(reason: "Old")');
export const oneOf = directive('@oneOf');

export const nullable = (type: TypeNode): TypeNode => (type.kind === Kind.NON_NULL_TYPE ? type.type : type);

export const required = (type: TypeNode): TypeNode =>
  type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };

/** The same type around another name: `[ID!]!` of `ID` and `String` is `[String!]!`. */
export function renamed(type: TypeNode, name: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: named(name) };
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: renamed(type.type, name) };
  const inner = renamed(type.type, name);
  return inner.kind === Kind.NON_NULL_TYPE ? inner : { ...type, type: inner };
}

/** A list of the type, or the type of a list. */
export function otherDepth(type: TypeNode): TypeNode {
  const inner = nullable(type);
  if (inner.kind === Kind.LIST_TYPE) return nullable(inner.type);
  return { kind: Kind.LIST_TYPE, type: inner };
}

/** Another default of the same type; null where there is none that is simple. */
export function otherDefault(value: ConstValueNode | undefined): ConstValueNode | null {
  if (value?.kind === Kind.INT) return { ...value, value: String(Number(value.value) + 7) };
  if (value?.kind === Kind.BOOLEAN) return { ...value, value: !value.value };
  return null;
}
