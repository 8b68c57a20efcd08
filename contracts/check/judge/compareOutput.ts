import { isCompositeType, isEnumType, isLeafType, isListType, isNonNullType } from 'graphql';
import type { GraphQLEnumType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { Report } from './finding';
import { readLeaf } from './wireForms';

interface Place {
  readonly coordinate: string;
  readonly path: string;
}

interface Schemas {
  readonly before: GraphQLSchema;
  readonly after: GraphQLSchema;
}

/** Holds the type of what is answered against what the site reads. Returns whether their selections can be compared. */
export function compareOutput(
  from: GraphQLOutputType,
  to: GraphQLOutputType,
  place: Place,
  schemas: Schemas,
  report: Report,
): boolean {
  const fix = `Keep ${place.coordinate} as ${String(from)}.`;
  const broken = (what: string) => report({ ...place, effect: 'broken', what, fix });
  if (isNonNullType(from)) {
    if (!isNonNullType(to)) broken(`may be null now: ${String(from)} became ${String(to)}`);
    return compareOutput(from.ofType, isNonNullType(to) ? to.ofType : to, place, schemas, report);
  }
  if (isNonNullType(to)) return compareOutput(from, to.ofType, place, schemas, report);
  if (isListType(from) && isListType(to)) return compareOutput(from.ofType, to.ofType, place, schemas, report);
  if (isListType(from) || isListType(to)) {
    broken(isListType(from) ? `is no list of ${String(from.ofType)} any more` : 'is a list now');
    return false;
  }
  if (isCompositeType(from) && isCompositeType(to)) return true;
  if (!isLeafType(from) || !isLeafType(to)) {
    broken(`${String(from)} became ${String(to)}`);
    return false;
  }
  const effect = readLeaf(from, to, schemas.before, schemas.after);
  if (effect) report({ ...place, effect, what: `${from.name} became ${to.name}`, fix });
  if (isEnumType(from) && isEnumType(to)) compareValues(from, to, place, report);
  return false;
}

function compareValues(from: GraphQLEnumType, to: GraphQLEnumType, { path }: Place, report: Report): void {
  for (const { name, deprecationReason } of to.getValues()) {
    const known = from.getValue(name);
    const place = { coordinate: `${to.name}.${name}`, path };
    if (!known) {
      const fix = `Keep ${name} from clients that do not know it, until the site does.`;
      report({ ...place, effect: 'at risk', what: `the value ${name} may be answered`, fix });
    } else if (deprecationReason && !known.deprecationReason) {
      report({
        ...place,
        effect: 'at risk',
        what: `is deprecated: ${deprecationReason}`,
        fix: `Keep ${name} for now.`,
      });
    }
  }
}
