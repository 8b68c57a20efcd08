import { getNamedType, isEnumType, isScalarType, specifiedScalarTypes } from 'graphql';
import type { DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { isCode, meetFields } from '../catalogue/outcomes';
import type { Answer } from '../catalogue/post';

/** What came at each place of an answer: `getBooking.status` has `value of BookingStatus`. */
export type Shapes = ReadonlyMap<string, ReadonlySet<string>>;

/** What a value is, not which one: only types and codes are compared. */
function kindOf(value: unknown, type: GraphQLNamedType): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return String(Object(value).__typename ?? 'an object');
  if (isEnumType(type)) return isCode(type) ? String(value) : `a ${type.name}`;
  // A scalar of the API's own may be written in several ways, and so may an id.
  const isPlain = specifiedScalarTypes.some(({ name }) => name === type.name) && type.name !== 'ID';
  return isScalarType(type) && !isPlain ? `a ${type.name}` : `a ${typeof value}`;
}

/** The shape of an answer to an operation. */
export function shapesOf(document: DocumentNode, schema: GraphQLSchema, body: NonNullable<Answer['body']>): Shapes {
  const shapes = new Map<string, Set<string>>();
  const add = (place: string, kind: string) => shapes.set(place, (shapes.get(place) ?? new Set()).add(kind));
  for (const { extensions } of body.errors ?? []) add('errors', extensions?.code ?? 'an error without a code');
  if (!body.errors?.length) add('errors', 'none');
  meetFields(document, schema, body.data ?? null, ({ node, type, came, values, above }) => {
    const place = [...above, node.name.value].join('.');
    const named = getNamedType(type);
    if (node.name.value === '__typename') return;
    for (const each of came ?? []) add(place, kindOf(each, named));
    if (came?.some(Array.isArray)) for (const each of values ?? []) add(`${place}[]`, kindOf(each, named));
  });
  return shapes;
}

export interface Difference {
  readonly place: string;
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

/** A type or a code is an outcome: that one does not come is a difference, too. */
const isOutcome = (kind: string): boolean => /^[A-Z]/.test(kind);

/** Where an answer has a shape that the expected one has not, the outermost places only. */
export function differencesOf(expected: Shapes, found: Shapes): readonly Difference[] {
  const differing: Difference[] = [];
  const places = [...new Set([...expected.keys(), ...found.keys()])].sort((a, b) => a.length - b.length);
  for (const place of places) {
    const isBelow = differing.some((each) => place.startsWith(`${each.place}.`) || place.startsWith(`${each.place}[`));
    const [ours, theirs] = [expected.get(place), found.get(place)];
    // An empty list says nothing of its items.
    if (isBelow || !ours || !theirs) continue;
    const isNew = [...theirs].some((kind) => !ours.has(kind));
    const isLost = [...ours].some((kind) => isOutcome(kind) && !theirs.has(kind));
    if (isNew || isLost) differing.push({ place, expected: [...ours], found: [...theirs] });
  }
  return differing;
}
