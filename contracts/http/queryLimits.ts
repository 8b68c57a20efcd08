import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type ParseOptions,
  type SelectionSetNode,
  type Source,
} from 'graphql';

/** More than any real operation needs: those of the site stay below half of each limit. */
export const queryLimits = {
  levels: 18,
  fields: 1000,
  /** Root fields in one call: each of them may be expensive. */
  questions: 20,
  /** Second names of fields: with them one expensive field is asked for again and again at any level. */
  aliases: 50,
  /** Words and signs of the whole text: it is read no further than this. */
  tokens: 2000,
} as const;

export type Measure = keyof typeof queryLimits;
export type OperationSize = Readonly<Record<Exclude<Measure, 'tokens'>, number>>;

type Size = Omit<OperationSize, 'questions'>;

const nothing: Size = { levels: 0, fields: 0, aliases: 0 };
const endless: Size = { levels: Infinity, fields: Infinity, aliases: Infinity };

const total = (parts: readonly Size[], of: 'aliases' | 'fields') => parts.reduce((sum, part) => sum + part[of], 0);

/** The depth of a selection and the number of its fields and aliases, every fragment counted where it is used. */
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
      const { levels, fields, aliases } = sizeOf(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return { levels, fields, aliases };
      return { levels: levels + 1, fields: fields + 1, aliases: aliases + (selection.alias ? 1 : 0) };
    });
    const levels = Math.max(0, ...parts.map((part) => part.levels));
    const size: Size = { levels, fields: total(parts, 'fields'), aliases: total(parts, 'aliases') };
    known.set(set, size);
    return size;
  };
  return sizeOf;
};

/** The size of the operations of a text. */
export const sizesIn = (document: DocumentNode): readonly OperationSize[] => {
  const sizeOf = createSizeOf(document);
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ ...sizeOf(definition.selectionSet), questions: definition.selectionSet.selections.length }]
      : [],
  );
};

const tooLarge = (measure: Measure): GraphQLError =>
  new GraphQLError(`An operation has at most ${queryLimits[measure]} ${measure}`, {
    extensions: { code: 'OPERATION_TOO_LARGE', measure, limit: queryLimits[measure] },
  });

/** Rejects a text above the limits before it is validated. Throws GraphQLError. */
export const refuseTooLarge = (document: DocumentNode): void => {
  for (const size of sizesIn(document)) {
    for (const measure of ['levels', 'fields', 'questions', 'aliases'] as const) {
      if (size[measure] > queryLimits[measure]) throw tooLarge(measure);
    }
  }
};

/** Reads a text as far as its limit, and as deep as the parser can. Throws GraphQLError. */
export const parseWithinLimits = (source: Source | string, options?: ParseOptions): DocumentNode => {
  try {
    return parse(source, { ...options, maxTokens: queryLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(error.message)) throw tooLarge('tokens');
    if (error instanceof RangeError) throw tooLarge('levels');
    throw error;
  }
};
