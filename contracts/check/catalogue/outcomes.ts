import { getNamedType, isCompositeType, isEnumType, isNonNullType, isObjectType, isUnionType, Kind } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';

/** What answered: null stands for every answer that the schema allows. */
type Answers = readonly unknown[] | null;

export interface Met {
  readonly node: FieldNode;
  readonly type: GraphQLOutputType;
  readonly parent: GraphQLCompositeType;
  /** What came, once for each object above. */
  readonly came: Answers;
  /** The same with the items of lists. */
  readonly values: Answers;
  /** The names of the fields above, from the root. */
  readonly above: readonly string[];
}

const objectsIn = (values: Answers): readonly Readonly<Record<string, unknown>>[] | null =>
  values?.filter((each): each is Readonly<Record<string, unknown>> => typeof each === 'object' && each !== null) ??
  null;

/** Meets every field that an operation asks for, with what answered it. */
export function meetFields(
  document: DocumentNode,
  schema: GraphQLSchema,
  data: unknown,
  onField: (met: Met) => void,
): void {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const within = (
    set: SelectionSetNode,
    parent: GraphQLCompositeType,
    answers: Answers,
    above: readonly string[],
  ): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) meet(node, parent, answers, above);
      else {
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        const named = part?.typeCondition ? schema.getType(part.typeCondition.name.value) : parent;
        if (!part || !isCompositeType(named)) continue;
        const fits = (each: Readonly<Record<string, unknown>>) =>
          !isObjectType(named) || each.__typename === undefined || each.__typename === named.name;
        within(part.selectionSet, named, objectsIn(answers)?.filter(fits) ?? null, above);
      }
    }
  };
  const meet = (node: FieldNode, parent: GraphQLCompositeType, answers: Answers, above: readonly string[]): void => {
    const name = node.name.value;
    const type = isUnionType(parent) ? undefined : parent.getFields()[name]?.type;
    if (!type) return;
    const came = objectsIn(answers)?.map((each) => each[node.alias?.value ?? name]) ?? null;
    const values = came?.flat().filter((each) => each !== undefined) ?? null;
    onField({ node, type, parent, came, values, above });
    const named = getNamedType(type);
    if (node.selectionSet && isCompositeType(named)) within(node.selectionSet, named, values, [...above, name]);
  };
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (operation && root) within(operation.selectionSet, root, data === undefined ? null : [data], []);
}

/** Enumerations that say why something did not happen. */
export const isCode = ({ name }: GraphQLNamedType): boolean => /(?:Code|ErrorType|Issue|IssueReason)$/.test(name);

/** How a field may turn out, or did: an alternative of its result, a code, or nothing at all. */
function outcomesOf({ node, type, parent, values }: Met): readonly string[] {
  const found: string[] = [];
  const named = getNamedType(type);
  if (isUnionType(named) && /(?:Result|Issue)$/.test(named.name)) {
    const met = objectsIn(values)?.map(({ __typename: name }) => String(name));
    found.push(...(met ?? named.getTypes().map(({ name }) => name)));
  }
  if (isEnumType(named) && isCode(named)) {
    const met = values?.filter((each) => each !== null) ?? named.getValues().map(({ name }) => name);
    found.push(...met.map((name) => `${named.name}.${String(name)}`));
  }
  // A result type of v1 has its alternatives as fields.
  const isAlternative = parent.name.endsWith('Result') && (values?.some((each) => each !== null) ?? true);
  if (isAlternative) found.push(`${parent.name}.${node.name.value}`);
  return found;
}

/**
 * How the operation's root fields may turn out, as far as it asks; with data, how they did. What a booking that is shown
 * allows is an outcome of questions only: after a change it is shown again.
 */
export function outcomesByField(
  document: DocumentNode,
  schema: GraphQLSchema,
  data?: unknown,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (field: string, outcomes: readonly string[]) =>
    found.set(field, new Set([...(found.get(field) ?? []), ...outcomes]));
  meetFields(document, schema, data, (met) => {
    const [root = met.node.name.value] = met.above;
    const isChange = schema.getMutationType()?.getFields()[root] !== undefined;
    if (met.above.length === 0 && !isNonNullType(met.type) && (met.values?.includes(null) ?? true)) add(root, ['null']);
    if (!(isChange && met.above.includes('options'))) add(root, outcomesOf(met));
  });
  return found;
}
