import { isInputType, isNonNullType, isTypeSubTypeOf, print, typeFromAST } from 'graphql';
import type {
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  ValueNode,
  VariableDefinitionNode,
  VariableNode,
} from 'graphql';
import { compareInput } from './compareInput';
import type { Sending } from './compareInput';

export interface SentVariables {
  readonly after: GraphQLSchema;
  readonly typeIn: (variable: VariableNode) => GraphQLInputType | undefined;
  readonly hasDefault: (variable: VariableNode) => boolean;
  readonly writtenType: (variable: VariableNode) => string;
  /** Whether a value may be left out at run time, so that the server's default counts. */
  readonly mayLeaveOut: (value: ValueNode) => boolean;
}

const typeIn = (schema: GraphQLSchema, { type }: VariableDefinitionNode): GraphQLInputType | undefined => {
  const found = typeFromAST(schema, type);
  return found && isInputType(found) ? found : undefined;
};

/**
 * Judges what is sent as the variables of an operation. The text names their types: one that is called otherwise now
 * refuses the whole text, although the values on the wire would be the same.
 */
export function compareVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  sending: Sending,
): SentVariables {
  const definitions = new Map(variableDefinitions.map((each) => [each.variable.name.value, each]));
  for (const [name, definition] of definitions) {
    const from = typeIn(sending.before, definition);
    const to = typeIn(sending.after, definition);
    const written = print(definition.type).replace(/[[\]!]/g, '');
    if (from && to) compareInput(from, to, { coordinate: written, path: `$${name}` }, sending, `$${name}`);
    else {
      const what = `the text names ${written} for $${name}, which the server does not know as an input any more`;
      sending.report({
        coordinate: written,
        path: `$${name}`,
        effect: 'broken',
        what,
        fix: `Keep the name ${written}.`,
      });
    }
  }
  const definitionOf = ({ name }: VariableNode) => definitions.get(name.value);
  return {
    after: sending.after,
    typeIn: (variable) => {
      const definition = definitionOf(variable);
      return definition && typeIn(sending.after, definition);
    },
    hasDefault: (variable) => definitionOf(variable)?.defaultValue !== undefined,
    writtenType: (variable) => print(definitionOf(variable)?.type ?? variable),
    mayLeaveOut: (value) => {
      const definition = value.kind === 'Variable' ? definitionOf(value) : undefined;
      if (!definition || definition.type.kind === 'NonNullType' || definition.defaultValue) return false;
      return sending.sent.isOmitted(`$${definition.variable.name.value}`);
    },
  };
}

/** Whether a server takes a variable where it is used. One whose type it does not know is judged on its own. */
export function fitsPosition(
  variable: VariableNode,
  to: { readonly type: GraphQLInputType; readonly defaultValue?: unknown },
  variables: SentVariables,
): boolean {
  const type = variables.typeIn(variable);
  if (!type) return true;
  const hasDefault = variables.hasDefault(variable) || to.defaultValue !== undefined;
  const place = isNonNullType(to.type) && !isNonNullType(type) && hasDefault ? to.type.ofType : to.type;
  return isTypeSubTypeOf(variables.after, type, place);
}
