import { GraphQLError, Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** More than any real operation needs: those of the site stay below half of each limit. */
export const MAX_DEPTH = 18;
export const MAX_FIELDS = 1000;
/** Root fields in one call: each of them may be expensive. */
export const MAX_ROOT_FIELDS = 20;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

const nothing: Size = { depth: 0, fields: 0 };
const endless: Size = { depth: Infinity, fields: Infinity };

/** The depth of a selection and the number of its fields, every fragment counted where it is used. */
const createSizeOf = (document: DocumentNode) => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const known = new Map<SelectionSetNode, Size>();
  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    if (!set) return nothing;
    const before = known.get(set);
    if (before) return before;
    // A fragment that contains itself is infinite.
    known.set(set, endless);
    const parts = set.selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOf(fragments.get(selection.name.value));
      const { depth, fields } = sizeOf(selection.selectionSet);
      return selection.kind === Kind.FIELD ? { depth: depth + 1, fields: fields + 1 } : { depth, fields };
    });
    const size = {
      depth: Math.max(0, ...parts.map(({ depth }) => depth)),
      fields: parts.reduce((sum, { fields }) => sum + fields, 0),
    };
    known.set(set, size);
    return size;
  };
  return sizeOf;
};

/** The size of the operations of a text. */
export const sizesIn = (document: DocumentNode): readonly (Size & { readonly roots: number })[] => {
  const sizeOf = createSizeOf(document);
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ ...sizeOf(definition.selectionSet), roots: definition.selectionSet.selections.length }]
      : [],
  );
};

/** Rejects a text above the limits before it is validated. Throws GraphQLError. */
export const refuseTooLarge = (document: DocumentNode): void => {
  for (const { depth, fields, roots } of sizesIn(document)) {
    if (depth <= MAX_DEPTH && fields <= MAX_FIELDS && roots <= MAX_ROOT_FIELDS) continue;
    const most = `${MAX_DEPTH} levels, ${MAX_FIELDS} fields and ${MAX_ROOT_FIELDS} questions`;
    throw new GraphQLError(`An operation has at most ${most}`, { extensions: { code: 'OPERATION_TOO_LARGE' } });
  }
};
