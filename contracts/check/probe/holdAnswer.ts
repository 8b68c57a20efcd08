import { isAbstractType, isEnumType, isListType, isNonNullType, isObjectType, Kind, parse } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLOutputType, GraphQLSchema, SelectionSetNode } from 'graphql';

/** A value that the schema does not allow at its place, such as `availability.hotels[2].name`. */
interface Misfit {
  readonly path: string;
  readonly what: string;
}

export interface Held {
  readonly misfits: readonly Misfit[];
  /** Who reads what, by path: the fragment is named after its reader; null is the operation itself. */
  readonly readers: ReadonlyMap<string, string | null>;
}

interface Asked {
  readonly node: FieldNode;
  readonly reader: string | null;
}

interface Selected {
  readonly set: SelectionSetNode;
  readonly reader: string | null;
}

const written = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

const isIn32Bits = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

/** How the values of each scalar of GraphQL's own come. What another scalar holds only its readers know. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isIn32Bits,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string' || isIn32Bits(value),
};

/** `readMoney_money` and `readHotel_hotel_2AkqsT` are read by `readMoney` and `readHotel`. */
const readerOf = (fragment: string): string => fragment.replace(/_.*/, '');

/** Holds the answer to an operation against a schema: types, null, values of enumerations, lists, and what is missing. */
export function holdAnswer(schema: GraphQLSchema, text: string, data: unknown): Held {
  const misfits: Misfit[] = [];
  const readers = new Map<string, string | null>();
  const document = parse(text, { noLocation: true });
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const complain = (path: string, what: string) => void misfits.push({ path, what });

  const gather = ({ set, reader }: Selected, type: GraphQLObjectType, found: Map<string, Asked[]>): typeof found => {
    for (const each of set.selections) {
      if (each.kind === Kind.FIELD) {
        const key = each.alias?.value ?? each.name.value;
        found.set(key, [...(found.get(key) ?? []), { node: each, reader }]);
        continue;
      }
      const isSpread = each.kind === Kind.FRAGMENT_SPREAD;
      const body = isSpread ? fragments.get(each.name.value) : each;
      const on = body?.typeCondition ? schema.getType(body.typeCondition.name.value) : type;
      const isMet = on === type || (isAbstractType(on) && schema.isSubType(on, type));
      if (body && isMet)
        gather({ set: body.selectionSet, reader: isSpread ? readerOf(each.name.value) : reader }, type, found);
    }
    return found;
  };

  const holdObject = (value: unknown, type: GraphQLOutputType, path: string, selected: readonly Selected[]): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return complain(path, `is ${written(value)}, no object of ${String(type)}`);
    }
    const fields = value as Readonly<Record<string, unknown>>;
    const name = typeof fields.__typename === 'string' ? fields.__typename : null;
    const actual = isObjectType(type) ? type : name === null ? null : schema.getType(name);
    const fits = isObjectType(actual) && (actual === type || (isAbstractType(type) && schema.isSubType(type, actual)));
    if (!fits || (name !== null && name !== actual.name)) {
      return complain(
        [path, '__typename'].filter(Boolean).join('.'),
        `is ${written(name)}, no type of ${String(type)}`,
      );
    }
    const found = new Map<string, Asked[]>();
    for (const each of selected) gather(each, actual, found);
    for (const [key, asked] of found) {
      const at = [path, key].filter(Boolean).join('.');
      const field = actual.getFields()[asked[0]?.node.name.value ?? ''];
      if (!field) continue;
      // A fragment says more about who reads a value than the operation does.
      readers.set(at, asked.find(({ reader }) => reader !== null)?.reader ?? null);
      const below = asked.flatMap(({ node, reader }) =>
        node.selectionSet ? [{ set: node.selectionSet, reader }] : [],
      );
      if (fields[key] === undefined) complain(at, 'is missing');
      else holdValue(fields[key], field.type, at, below);
    }
  };

  const holdValue = (value: unknown, type: GraphQLOutputType, path: string, selected: readonly Selected[]): void => {
    if (isNonNullType(type)) {
      if (value === null) return complain(path, `is null, and ${String(type)} never is`);
      return holdValue(value, type.ofType, path, selected);
    }
    if (value === null) return undefined;
    if (isListType(type)) {
      if (!Array.isArray(value)) return complain(path, `is ${written(value)}, no list`);
      value.forEach((each: unknown, index) => {
        const at = `${path}[${index}]`;
        readers.set(at, readers.get(path) ?? null);
        holdValue(each, type.ofType, at, selected);
      });
      return undefined;
    }
    if (isEnumType(type)) {
      if (typeof value === 'string' && type.getValue(value)) return undefined;
      return complain(path, `is ${written(value)}, no value of ${type.name}`);
    }
    if (selected.length > 0) return holdObject(value, type, path, selected);
    const isWell = scalars[type.name] ?? ((each: unknown) => typeof each === 'string' || typeof each === 'number');
    if (!isWell(value)) complain(path, `is ${written(value)}, no ${type.name}`);
  };

  for (const each of document.definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(each.operation);
    if (root) holdObject(data, root, '', [{ set: each.selectionSet, reader: null }]);
  }
  return { misfits, readers };
}
