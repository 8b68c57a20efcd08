import { isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredArgument } from 'graphql';
import type { FieldNode, GraphQLArgument, GraphQLField, GraphQLInputType, ValueNode } from 'graphql';
import { compareDefault } from './compareDefault';
import { compareInput } from './compareInput';
import type { Sending } from './compareInput';
import { fitsPosition } from './compareVariables';
import type { SentVariables } from './compareVariables';

type AnyField = GraphQLField<unknown, unknown>;

/** Judges the arguments that a field of an operation gives, and those that it leaves out. */
export function compareArguments(
  node: FieldNode,
  fields: { readonly from: AnyField; readonly to: AnyField },
  place: { readonly coordinate: string; readonly path: string },
  variables: SentVariables,
  sending: Sending,
): void {
  const { report } = sending;
  const given = new Map((node.arguments ?? []).map((each) => [each.name.value, each.value]));
  for (const from of fields.from.args) {
    const to = fields.to.args.find(({ name }) => name === from.name);
    const at = { coordinate: `${place.coordinate}.${from.name}`, path: `${place.path}(${from.name})` };
    const value = given.get(from.name);
    if (!to) {
      if (value)
        report({ ...at, effect: 'broken', what: 'is not taken any more', fix: `Keep taking ${at.coordinate}.` });
    } else {
      if (value) compareGiven(value, from, to, at, variables, sending);
      if (!value || variables.mayLeaveOut(value)) compareDefault(from, to, at, report);
      if (!value && isRequiredArgument(to) && !isRequiredArgument(from) && from.defaultValue === undefined) {
        const fix = `Let ${at.coordinate} be null, or give it a default.`;
        report({ ...at, effect: 'broken', what: 'is required, and the site does not send it', fix });
      }
    }
  }
  for (const to of fields.to.args) {
    if (fields.from.args.some(({ name }) => name === to.name) || !isRequiredArgument(to)) continue;
    const at = { coordinate: `${place.coordinate}.${to.name}`, path: `${place.path}(${to.name})` };
    const fix = `Let ${at.coordinate} be null, or give it a default.`;
    report({ ...at, effect: 'broken', what: 'is required, and the site does not send it', fix });
  }
}

function compareGiven(
  value: ValueNode,
  from: GraphQLArgument,
  to: GraphQLArgument,
  at: { readonly coordinate: string; readonly path: string },
  variables: SentVariables,
  sending: Sending,
): void {
  const { report } = sending;
  if (to.deprecationReason && !from.deprecationReason) {
    const what = `is deprecated: ${to.deprecationReason}`;
    report({ ...at, effect: 'at risk', what, fix: `Keep taking ${at.coordinate} for now.` });
  }
  compareLiteral(value, from.type, to, at, variables, sending);
}

/** A value as written in the text, which may have variables inside. */
function compareLiteral(
  value: ValueNode,
  from: GraphQLInputType,
  to: { readonly type: GraphQLInputType; readonly defaultValue?: unknown },
  at: { readonly coordinate: string; readonly path: string },
  variables: SentVariables,
  sending: Sending,
): void {
  const [plainFrom, plainTo] = [nullable(from), nullable(to.type)];
  if (value.kind === 'Variable') {
    if (fitsPosition(value, to, variables)) return;
    const what = `$${value.name.value} is ${variables.writtenType(value)} in the text, which ${String(to.type)} refuses`;
    sending.report({ ...at, effect: 'broken', what, fix: `Keep ${at.coordinate} as ${String(from)}.` });
  } else if (value.kind === 'ListValue') {
    if (!isListType(plainFrom) || !isListType(plainTo)) return;
    for (const each of value.values)
      compareLiteral(each, plainFrom.ofType, { type: plainTo.ofType }, at, variables, sending);
  } else if (value.kind === 'ObjectValue') {
    if (!isInputObjectType(plainFrom) || !isInputObjectType(plainTo)) return;
    for (const { name, value: inner } of value.fields) {
      const [known, taken] = [plainFrom.getFields()[name.value], plainTo.getFields()[name.value]];
      const place = { coordinate: `${plainFrom.name}.${name.value}`, path: `${at.path}.${name.value}` };
      if (known && taken) compareLiteral(inner, known.type, taken, place, variables, sending);
    }
    compareInput(plainFrom, plainTo, at, sending, '');
  } else if (value.kind === 'EnumValue' && isEnumType(plainFrom)) {
    compareWord(value.value, plainFrom.name, plainTo, at, sending);
  }
}

function compareWord(
  word: string,
  enumeration: string,
  to: GraphQLInputType,
  at: { readonly path: string },
  { report }: Sending,
): void {
  const coordinate = `${enumeration}.${word}`;
  const known = isEnumType(to) ? to.getValue(word) : undefined;
  if (!known) report({ ...at, coordinate, effect: 'broken', what: 'is refused', fix: `Keep taking ${coordinate}.` });
  else if (known.deprecationReason) {
    const what = `is deprecated: ${known.deprecationReason}`;
    report({ ...at, coordinate, effect: 'at risk', what, fix: `Keep taking ${coordinate} for now.` });
  }
}

const nullable = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? type.ofType : type);
