import { isEnumType, isScalarType, isSpecifiedScalarType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Effect } from './finding';

/** What the change of a value's type does; null when it does nothing. */
export type LeafEffect = Effect | null;

const isText = (name: string): boolean => name === 'ID' || name === 'String';

/** The only own scalar that is no text: an amount comes as a number or as a text of digits. */
const AMOUNT = 'Decimal';

/** Whether one scalar took the place of another: the old name is gone, and the new one is new. */
const isRenamed = (from: string, to: string, before: GraphQLSchema, after: GraphQLSchema): boolean =>
  !after.getType(from) && !before.getType(to);

/** What it does to a reader that a value of type `from` is now of type `to`. Values of enumerations are judged apart. */
export function readLeaf(
  from: GraphQLNamedType,
  to: GraphQLNamedType,
  before: GraphQLSchema,
  after: GraphQLSchema,
): LeafEffect {
  if (isEnumType(from)) {
    if (isEnumType(to)) return from.name === to.name ? null : 'same on the wire';
    return isScalarType(to) && (isText(to.name) || !isSpecifiedScalarType(to)) ? 'at risk' : 'broken';
  }
  if (from.name === to.name) return null;
  if (isText(from.name)) {
    if (isText(to.name) || isEnumType(to)) return 'same on the wire';
    if (isSpecifiedScalarType(to) || to.name === AMOUNT) return 'broken';
    // Every own scalar of the stored schemas but amounts is a text; what another holds is unknown.
    return before.getType(to.name) ? 'same on the wire' : 'at risk';
  }
  if (from.name === 'Float' && to.name === 'Int') return 'same on the wire';
  if (isSpecifiedScalarType(from) || isEnumType(to)) return 'broken';
  if (isText(to.name)) return 'at risk';
  if (from.name === AMOUNT && (to.name === 'Float' || to.name === 'Int')) return 'same on the wire';
  if (isSpecifiedScalarType(to) || before.getType(to.name)) return 'broken';
  return isRenamed(from.name, to.name, before, after) ? 'same on the wire' : 'at risk';
}

/** What it does to a sender that a value of type `from` is now taken as `to`. Enumerations' values are judged apart. */
export function sendLeaf(
  from: GraphQLNamedType,
  to: GraphQLNamedType,
  before: GraphQLSchema,
  after: GraphQLSchema,
): LeafEffect {
  if (isEnumType(to)) {
    if (!isEnumType(from)) return 'broken';
    return from.name === to.name ? null : 'same on the wire';
  }
  if (from.name === to.name) return null;
  const isAnyText = isText(from.name) || isEnumType(from) || (!isSpecifiedScalarType(from) && from.name !== AMOUNT);
  if (isText(to.name)) return isAnyText || (from.name === 'Int' && to.name === 'ID') ? 'same on the wire' : 'broken';
  if (from.name === 'Int' && to.name === 'Float') return 'same on the wire';
  if (isSpecifiedScalarType(to)) return 'broken';
  if (isRenamed(from.name, to.name, before, after)) return 'same on the wire';
  return before.getType(to.name) && !isText(from.name) ? 'broken' : 'at risk';
}
