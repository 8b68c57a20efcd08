import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isUnionType,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { GraphQLNamedType, GraphQLSchema, TypeNode } from 'graphql';
import type { Operation } from '../manifest/model';
import type { SentByName } from '../record/sentRecord';

/**
 * Who uses what, found by another way than the judge's: one visit per text with the old schema, and names only.
 * `reads`, `gives`, `omits`, `narrows`, `switches`, `answers` (an enumeration), `sends` (an input type or enumeration),
 * `writes` (a value of an enumeration in the text itself).
 */
export type Use = 'reads' | 'gives' | 'omits' | 'narrows' | 'switches' | 'answers' | 'sends' | 'writes';

export interface Uses {
  readonly of: (use: Use, coordinate: string) => ReadonlySet<string>;
  readonly all: (use: Use) => readonly string[];
  /** Fields that are asked by a variable, and so can be left out. */
  readonly conditional: ReadonlySet<string>;
}

export function usesOf(operations: readonly Operation[], schema: GraphQLSchema, sent: SentByName): Uses {
  const found = new Map<string, Set<string>>();
  const conditional = new Set<string>();
  for (const { name, text } of operations) {
    const add = (use: Use, coordinate: string) => {
      const key = `${use} ${coordinate}`;
      found.set(key, (found.get(key) ?? new Set<string>()).add(name));
    };
    const sends = (type: GraphQLNamedType, seen = new Set<string>()): void => {
      if (seen.has(type.name)) return;
      seen.add(type.name);
      add('sends', type.name);
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) sends(getNamedType(field.type), seen);
      }
    };
    const nullable = new Set<string>();
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        VariableDefinition: ({ variable, type, defaultValue }) => {
          const known = typeFromAST(schema, type as TypeNode);
          if (known) sends(getNamedType(known));
          if (type.kind === 'NonNullType' || defaultValue) return;
          const forms = sent[name];
          if (!forms || forms.omitted.includes(`$${variable.name.value}`)) nullable.add(variable.name.value);
        },
        EnumValue: ({ value }) => {
          const type = getNamedType(types.getInputType());
          if (isEnumType(type)) add('writes', `${type.name}.${value}`);
        },
        Field: ({ name: { value }, arguments: given = [], directives = [] }) => {
          const parent = types.getParentType();
          const field = types.getFieldDef();
          if (!parent || !field || value === '__typename') return;
          add('reads', `${parent.name}.${value}`);
          if (directives.length > 0) conditional.add(`${parent.name}.${value}`);
          const answer = getNamedType(field.type);
          if (isEnumType(answer)) add('answers', answer.name);
          for (const each of field.args) {
            const node = given.find((one) => one.name.value === each.name);
            const at = `${parent.name}.${value}.${each.name}`;
            if (node) add('gives', at);
            if (node?.value.kind === 'ObjectValue') sends(getNamedType(each.type));
            if (!node || (node.value.kind === 'Variable' && nullable.has(node.value.name.value))) add('omits', at);
          }
        },
      }),
    );
    narrowings(text, schema, (union, member) => {
      add('narrows', `${union}.${member}`);
      add('switches', union);
    });
  }
  return {
    of: (use, coordinate) => found.get(`${use} ${coordinate}`) ?? new Set(),
    all: (use) => [...found.keys()].flatMap((key) => (key.startsWith(`${use} `) ? key.slice(use.length + 1) : [])),
    conditional,
  };
}

/** Every fragment on a member within a union. */
function narrowings(text: string, schema: GraphQLSchema, add: (union: string, member: string) => void): void {
  const document = parse(text);
  const onTypes = new Map(
    document.definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' ? [[each.name.value, each.typeCondition.name.value] as const] : [],
    ),
  );
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: ({ selections }) => {
        const parent = types.getParentType();
        if (!isUnionType(parent)) return;
        for (const each of selections) {
          const name =
            each.kind === 'InlineFragment'
              ? each.typeCondition?.name.value
              : each.kind === 'FragmentSpread'
                ? onTypes.get(each.name.value)
                : undefined;
          if (name && name !== parent.name) add(parent.name, name);
        }
      },
    }),
  );
}
