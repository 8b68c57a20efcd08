import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const schemaOf = (version: string) =>
  buildSchema(readFileSync(path.resolve(__dirname, `../../schema/${version}.graphql`), 'utf8'));
const schemas = { v1: schemaOf('v1'), v2: schemaOf('v2') };

/** The schema's type of the values at a place of an answer, and the type that has the field. */
interface LeafType {
  readonly type: string;
  readonly owner: string;
  readonly isEnum: boolean;
}

interface FieldNode {
  readonly name: { readonly value: string };
  readonly alias?: { readonly value: string };
  readonly selectionSet?: unknown;
}

/** The type of each leaf of an operation, by its place without numbers: `availability.hotels.hotel.name`. */
export function leafTypesOf(text: string, version: keyof typeof schemas): ReadonlyMap<string, LeafType> {
  const schema = schemas[version];
  const document = parse(text);
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const found = new Map<string, LeafType>();
  const keys: string[] = [];
  const visitorOf = (types: TypeInfo) => ({
    FragmentDefinition: () => false as const,
    Field: {
      enter: ({ name, alias, selectionSet }: FieldNode) => {
        keys.push(alias?.value ?? name.value);
        const type = getNamedType(types.getType());
        if (selectionSet || !type || name.value === '__typename') return;
        const owner = types.getParentType()?.name ?? '';
        // The site's own API has texts for addresses.
        const isAddress = name.value === 'url' && type.name === 'String';
        found.set(keys.join('.'), { type: isAddress ? 'Url' : type.name, owner, isEnum: isEnumType(type) });
      },
      leave: () => void keys.pop(),
    },
    FragmentSpread: ({ name }: FieldNode) => {
      // The fields of a fragment count where it is spread.
      const fragment = fragments.get(name.value);
      const type = fragment && schema.getType(fragment.typeCondition.name.value);
      if (!fragment || !isObjectType(type)) return;
      const inside = new TypeInfo(schema, type);
      visit(fragment.selectionSet, visitWithTypeInfo(inside, visitorOf(inside)));
    },
  });
  const types = new TypeInfo(schema);
  visit(document, visitWithTypeInfo(types, visitorOf(types)));
  return found;
}

export type Place = readonly (string | number)[];

/** The places of every leaf in an answer. */
export function leavesOf(value: unknown, at: Place = []): readonly Place[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...at, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...at, key]));
  }
  return [at];
}

/** The places of every object and list in an answer, below the answer itself. */
export function branchesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : Object.entries(value);
  return [...(at.length > 0 ? [at] : []), ...steps.flatMap(([step, each]) => branchesOf(each, [...at, step]))];
}

/** The value at a place. */
export const valueAt = (answer: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, step) => (value as Readonly<Record<string | number, unknown>>)[step], answer);

export const nameOf = (place: Place): string => place.filter((step) => typeof step === 'string').join('.');

/** A copy of an answer with another value at one place. */
export function withValue(answer: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(answer)) return answer.map((each, index) => (index === step ? withValue(each, rest, value) : each));
  const fields = answer as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/** A value that no enumeration has, a picture that no page may load, and an address that would run a script. */
export const FUTURE_WORD = 'FROM_THE_FUTURE';
export const STRANGE_PICTURE = 'https://evil.example/eye.png';
export const SCRIPT_ADDRESS = 'javascript:alert(1)';

const huge = 'x'.repeat(100_000);

/** Wrong values for a place, besides null. */
export function damagesOf({ type, owner, isEnum }: LeafType): readonly unknown[] {
  const any = [null, { damaged: true }, ['damaged']];
  if (isEnum) return [...any, FUTURE_WORD, 7];
  switch (type) {
    case 'Boolean':
      return [...any, 'yes', 1];
    case 'Int':
    case 'Float':
      return [...any, 'many', '7', -1.5];
    case 'Decimal':
      return [...any, 'much', '1,50', true];
    case 'LocalDate':
    case 'DateTime':
      return [...any, '2026-02-30', 'soon', 20261102];
    case 'Url':
      return [...any, 7, huge, SCRIPT_ADDRESS, ...(owner === 'Image' ? [STRANGE_PICTURE] : [])];
    default:
      return [...any, 7, huge];
  }
}

/** The types of the values in a read result, by place without numbers. */
export function kindsIn(value: unknown, at = '', found = new Map<string, Set<string>>()): typeof found {
  const kind = value === null || value === undefined ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  found.set(at, (found.get(at) ?? new Set<string>()).add(kind));
  if (value instanceof Map) kindsIn([...value.values()], at, found);
  else if (Array.isArray(value)) value.forEach((each) => kindsIn(each, `${at}[]`, found));
  else if (kind === 'object') {
    for (const [key, each] of Object.entries(value as object)) kindsIn(each, `${at}.${key}`, found);
  }
  return found;
}
