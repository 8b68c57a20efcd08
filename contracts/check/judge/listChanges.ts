import {
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';
import type { GraphQLInputType, GraphQLNamedType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { writtenDefault } from './compareDefault';

/** One difference between two schemas, whoever uses it. */
export interface Change {
  readonly coordinate: string;
  readonly what: string;
  /** Whether it only adds or promises something: some client may break on anything else. */
  readonly isAddition: boolean;
}

interface Item {
  readonly coordinate: string;
  /** What can change about it, each with its words. */
  readonly facts: Readonly<Record<string, string>>;
  /** Added, it breaks who does not send it. */
  readonly isRequired?: boolean;
}

interface Described {
  readonly type: GraphQLOutputType | GraphQLInputType;
  readonly deprecationReason?: string | null;
}

const factsOf = ({ type, deprecationReason }: Described, fallback: string | null = null): Item['facts'] => ({
  type: String(type),
  'its default': fallback ?? 'none',
  'its deprecation': deprecationReason ?? 'none',
});

/** Everything that a schema has, by its coordinate. */
function itemsOf(schema: GraphQLSchema): ReadonlyMap<string, Item> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const items = types.flatMap((type) => [
    { coordinate: type.name, facts: { kind: kindOf(type) } },
    ...partsOf(type, schema),
  ]);
  return new Map(items.map((each) => [each.coordinate, each]));
}

const kindOf = (type: GraphQLNamedType): string =>
  `${type.constructor.name.replace(/^GraphQL|Type$/g, '').toLowerCase()}${isInputObjectType(type) && type.isOneOf ? ' @oneOf' : ''}`;

function partsOf(type: GraphQLNamedType, schema: GraphQLSchema): readonly Item[] {
  const at = (name: string) => `${type.name}.${name}`;
  const members = isAbstractType(type)
    ? schema.getPossibleTypes(type).map(({ name }) => ({ coordinate: at(name), facts: {} }))
    : [];
  if (isEnumType(type)) {
    return type.getValues().map(({ name, deprecationReason }) => ({
      coordinate: at(name),
      facts: { 'its deprecation': deprecationReason ?? 'none' },
    }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      coordinate: at(field.name),
      facts: factsOf(field, writtenDefault(field)),
      isRequired: isRequiredInputField(field),
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return members;
  const fields = Object.values(type.getFields()).flatMap((field) => [
    { coordinate: at(field.name), facts: factsOf(field) },
    ...field.args.map((each) => ({
      coordinate: at(`${field.name}.${each.name}`),
      facts: factsOf(each, writtenDefault(each)),
      isRequired: isRequiredArgument(each),
    })),
  ]);
  return [...members, ...fields];
}

/** Whether the item stands below one that is itself added or removed, and so needs no line of its own. */
const isBelow = ({ coordinate }: Item, others: ReadonlyMap<string, Item>): boolean => {
  const above = coordinate.slice(0, Math.max(0, coordinate.lastIndexOf('.')));
  return above !== '' && !others.has(above);
};

/** Whether a server only promises more, or asks for less, than before. */
function isPromise(fact: string, from: string, to: string, { isRequired }: Item): boolean {
  if (fact === 'its default') return from === 'none';
  return fact === 'type' && (isRequired === undefined ? to === `${from}!` : from === `${to}!`);
}

/** Every difference, sorted. */
export function listChanges(before: GraphQLSchema, after: GraphQLSchema): readonly Change[] {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  const changes: Change[] = [];
  for (const item of was.values()) {
    const now = is.get(item.coordinate);
    if (now) {
      for (const [name, from] of Object.entries(item.facts)) {
        const to = now.facts[name] ?? 'none';
        if (from === to) continue;
        const isAddition = isPromise(name, from, to, item);
        changes.push({ coordinate: item.coordinate, what: `${name}: ${from} became ${to}`, isAddition });
      }
    } else if (!isBelow(item, is)) {
      changes.push({ coordinate: item.coordinate, what: 'is gone', isAddition: false });
    }
  }
  for (const item of is.values()) {
    if (was.has(item.coordinate) || isBelow(item, was)) continue;
    const isRequired = item.isRequired === true;
    changes.push({ coordinate: item.coordinate, what: isRequired ? 'is required' : 'is new', isAddition: !isRequired });
  }
  return changes.sort((a, b) => (a.coordinate < b.coordinate ? -1 : 1));
}
