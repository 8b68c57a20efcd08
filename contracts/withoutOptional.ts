import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, visit, type ASTNode, type DefinitionNode, type DocumentNode } from 'graphql';

/** Whose features an API lacks: everything that is marked, or what is marked with one of these. */
export type Lacking = 'all' | readonly string[];

/** Every feature that an API may lack, as the stored schemas mark it. */
export const optionalFeatures: readonly string[] = [
  ...new Set(
    ['v1.graphql', 'v2.graphql'].flatMap((file) =>
      [...readFileSync(path.join(__dirname, '../schema', file), 'utf8').matchAll(/@optional\(feature: "(\w+)"\)/g)].map(
        ([, feature = '']) => feature,
      ),
    ),
  ),
];

/** The feature that an element of a schema is marked with; null for one that every API has. */
export function featureOfNode(node: ASTNode | null | undefined): string | null {
  const marks = node && 'directives' in node ? node.directives : [];
  const mark = marks?.find(({ name }) => name.value === 'optional')?.arguments?.[0]?.value;
  return mark?.kind === Kind.STRING ? mark.value : null;
}

const roots: readonly string[] = ['Query', 'Mutation'];

/** The types that a definition names. */
function typesIn(definition: ASTNode): readonly string[] {
  const names: string[] = [];
  visit(definition, { NamedType: ({ name }) => void names.push(name.value) });
  return names;
}

const nameOf = (definition: DefinitionNode): string => ('name' in definition && definition.name?.value) || '';

/** A type that only a missing field had is missing, too. */
function reachable(definitions: readonly DefinitionNode[]): readonly DefinitionNode[] {
  const [directives, types] = [true, false].map((isDirective) =>
    definitions.filter(({ kind }) => (kind === Kind.DIRECTIVE_DEFINITION) === isDirective),
  ) as [DefinitionNode[], DefinitionNode[]];
  const byName = new Map(types.map((each) => [nameOf(each), each]));
  const found = new Set(['', ...roots]);
  // What is added to a set while it is walked is walked, too.
  for (const each of directives) typesIn(each).forEach((name) => found.add(name));
  for (const name of found) {
    const type = byName.get(name);
    if (type) typesIn(type).forEach((each) => found.add(each));
  }
  return [...directives, ...types.filter((each) => found.has(nameOf(each)))];
}

/** The stored schema as an API has it that lacks the optional fields, arguments and operations of some features. */
export function withoutOptional(schema: DocumentNode, lacking: Lacking): DocumentNode {
  if (lacking.length === 0) return schema;
  const drop = (node: ASTNode) => {
    const feature = featureOfNode(node);
    return feature !== null && (lacking === 'all' || lacking.includes(feature)) ? null : undefined;
  };
  const left = visit(schema, { FieldDefinition: drop, InputValueDefinition: drop, EnumValueDefinition: drop });
  return { ...left, definitions: reachable(left.definitions) };
}
