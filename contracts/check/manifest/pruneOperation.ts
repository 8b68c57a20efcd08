import { Kind, visit } from 'graphql';
import type { DirectiveNode, DocumentNode, SelectionNode } from 'graphql';

/** The variable of a selection's `@include`, without which the selection is not sent. */
export const includedBy = ({ directives }: { readonly directives?: readonly DirectiveNode[] }): string | null => {
  const value = directives?.find(isInclude)?.arguments?.[0]?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : null;
};

const isInclude = ({ name }: DirectiveNode): boolean => name.value === 'include';

/**
 * The operation as it is sent while the given variables of `@include` are on: what the others include is taken out,
 * with the fragments and variables that nothing uses any more. The directives are taken out as well.
 */
export function pruneOperation(document: DocumentNode, isOn: (variable: string) => boolean): DocumentNode {
  const selection = (node: SelectionNode) => {
    const variable = includedBy(node);
    if (variable === null) return undefined;
    return isOn(variable) ? { ...node, directives: node.directives?.filter((each) => !isInclude(each)) } : null;
  };
  const included = visit(document, {
    Field: selection,
    InlineFragment: selection,
    FragmentSpread: selection,
  });
  return withoutUnused(withoutEmpty(included));
}

/** Takes out what has nothing left to select, until all that is left selects something. */
function withoutEmpty(document: DocumentNode): DocumentNode {
  const empty = new Set<string>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION && each.selectionSet.selections.length === 0) empty.add(each.name.value);
  }
  const isEmpty = ({ selectionSet }: { readonly selectionSet?: { readonly selections: readonly unknown[] } }) =>
    selectionSet?.selections.length === 0 ? null : undefined;
  const cleaned = visit(document, {
    Field: { leave: isEmpty },
    InlineFragment: { leave: isEmpty },
    FragmentSpread: (node) => (empty.has(node.name.value) ? null : undefined),
    FragmentDefinition: { leave: isEmpty },
  });
  return cleaned === document ? document : withoutEmpty(cleaned);
}

/** Takes out fragments that are not spread and variables that are not used. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const spread = new Set<string>();
  const follow = (name: string | null): void => {
    for (const each of document.definitions) {
      const isWanted = name === null ? each.kind === Kind.OPERATION_DEFINITION : isFragment(each, name);
      if (!isWanted) continue;
      visit(each, {
        FragmentSpread: ({ name: { value } }) => {
          if (spread.has(value)) return;
          spread.add(value);
          follow(value);
        },
      });
    }
  };
  follow(null);
  const definitions = document.definitions.filter(
    (each) => each.kind !== Kind.FRAGMENT_DEFINITION || spread.has(each.name.value),
  );
  const used = new Set<string>();
  for (const each of definitions) {
    visit(each, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  }
  return visit(
    { ...document, definitions },
    { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) },
  );
}

const isFragment = (each: DocumentNode['definitions'][number], name: string): boolean =>
  each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name;
