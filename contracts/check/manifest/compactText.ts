import { Kind, print } from 'graphql';
import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  ObjectFieldNode,
  SelectionNode,
  SelectionSetNode,
  ValueNode,
  VariableDefinitionNode,
} from 'graphql';

const list = <Node>(nodes: readonly Node[] | undefined, write: (node: Node) => string, around: string): string =>
  nodes && nodes.length > 0 ? `${around[0]}${nodes.map(write).join(',')}${around[1]}` : '';

function writeValue(value: ValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values.map(writeValue).join(',')}]`;
  if (value.kind === Kind.OBJECT) return `{${value.fields.map(writeArgument).join(',')}}`;
  return print(value);
}

const writeArgument = ({ name, value }: ArgumentNode | ObjectFieldNode): string => `${name.value}:${writeValue(value)}`;

const writeDirectives = (directives: readonly DirectiveNode[] | undefined): string =>
  (directives ?? []).map((each) => `@${each.name.value}${list(each.arguments, writeArgument, '()')}`).join('');

const writeSet = (set: SelectionSetNode | undefined): string => list(set?.selections, writeSelection, '{}');

function writeSelection(node: SelectionNode): string {
  const directives = writeDirectives(node.directives);
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives}`;
  if (node.kind === Kind.INLINE_FRAGMENT) {
    const on = node.typeCondition ? `on ${node.typeCondition.name.value}` : '';
    return `...${on}${directives}${writeSet(node.selectionSet)}`;
  }
  const alias = node.alias ? `${node.alias.value}:` : '';
  const given = list(node.arguments, writeArgument, '()');
  return `${alias}${node.name.value}${given}${directives}${writeSet(node.selectionSet)}`;
}

const writeVariable = ({ variable, type, defaultValue }: VariableDefinitionNode): string =>
  `${print(variable)}:${print(type)}${defaultValue ? `=${writeValue(defaultValue)}` : ''}`;

function writeDefinition(node: DefinitionNode): string {
  if (node.kind === Kind.FRAGMENT_DEFINITION) {
    return `fragment ${node.name.value} on ${node.typeCondition.name.value}${writeSet(node.selectionSet)}`;
  }
  if (node.kind !== Kind.OPERATION_DEFINITION) return print(node);
  const variables = list(node.variableDefinitions, writeVariable, '()');
  return `${node.operation} ${node.name?.value ?? ''}${variables}${writeSet(node.selectionSet)}`;
}

/**
 * The text of a document as the Relay compiler writes it with `compact_query_text`; only between two included fields
 * that writes a line break for the comma.
 */
export const compactText = ({ definitions }: DocumentNode): string => definitions.map(writeDefinition).join('');
