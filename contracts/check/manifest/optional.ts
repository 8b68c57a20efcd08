import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ConstDirectiveNode, DocumentNode, GraphQLSchema } from 'graphql';
import { includedBy } from './pruneOperation';

interface Described {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null;
}

/** The feature of a field that a back end may lack; null when the field is part of the contract. */
export function featureOf(field: Described | null | undefined): string | null {
  const mark = field?.astNode?.directives?.find(({ name }) => name.value === 'optional');
  const value = mark?.arguments?.[0]?.value;
  return value?.kind === 'StringValue' ? value.value : null;
}

interface OptionalUse {
  readonly feature: string | null;
  readonly variable: string | null;
}

/** The fields of an operation that are optional, or that a variable includes. */
export function optionalUses(document: DocumentNode, schema: GraphQLSchema): readonly OptionalUse[] {
  const uses: OptionalUse[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      enter: (node) => {
        if (!('directives' in node)) return;
        const feature = node.kind === 'Field' ? featureOf(types.getFieldDef()) : null;
        const variable = includedBy(node);
        if (feature !== null || variable !== null) uses.push({ feature, variable });
      },
    }),
  );
  return uses;
}
