import { isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType, isRequiredInputField } from 'graphql';
import type { GraphQLInputField, GraphQLInputObjectType, GraphQLInputType, GraphQLSchema } from 'graphql';
import { featureOf } from '../manifest/optional';
import type { Report } from './finding';
import { compareDefault } from './compareDefault';
import { reportIf } from './sentBy';
import type { Sent } from './sentBy';
import { sendLeaf } from './wireForms';

interface Place {
  readonly coordinate: string;
  readonly path: string;
}

export interface Sending {
  readonly before: GraphQLSchema;
  readonly after: GraphQLSchema;
  readonly report: Report;
  readonly sent: Sent;
  /** Features that are off: what they send is not sent. */
  readonly off: ReadonlySet<string>;
  /** Pairs of input types that are compared already, since they may contain themselves. */
  readonly done: Set<string>;
  /** The names of the types that the operation meets. */
  readonly met: Set<string>;
}

/**
 * Holds what the site may send as `from` against what the server takes as `to`. `seen` is the name by which the record
 * knows the value: `$input`, `Type.field`, `Type.field[]`.
 */
export function compareInput(
  from: GraphQLInputType,
  to: GraphQLInputType,
  place: Place,
  sending: Sending,
  seen: string,
): void {
  const fix = `Keep ${place.coordinate} as ${String(from)}.`;
  const { before, after, sent } = sending;
  const report = reportIf(sent.isSent(seen.replace(/(\[\])+$/, '')), sending.report);
  if (isNonNullType(to)) {
    const inner = isNonNullType(from) ? from.ofType : from;
    const mayBeNull = !isNonNullType(from) && sent.isNull(seen);
    if (mayBeNull) report({ ...place, effect: 'broken', what: `may not be null now: ${String(to)}`, fix });
    return compareInput(inner, to.ofType, place, sending, seen);
  }
  if (isNonNullType(from)) return compareInput(from.ofType, to, place, sending, seen);
  if (isListType(to)) {
    // One value is taken as a list of it.
    if (!isListType(from)) {
      report({ ...place, effect: 'same on the wire', what: `a list is taken too: ${String(to)}`, fix });
    }
    const inner = isListType(from) ? from.ofType : from;
    const item = isNonNullType(to.ofType) && !isListType(from) ? to.ofType.ofType : to.ofType;
    return compareInput(inner, item, place, sending, `${seen}[]`);
  }
  if (isListType(from))
    return report({ ...place, effect: 'broken', what: `takes no list any more: ${String(to)}`, fix });
  if (isInputObjectType(from) && isInputObjectType(to)) return compareFields(from, to, place, sending);
  if (!isLeafType(from) || !isLeafType(to)) {
    return report({ ...place, effect: 'broken', what: `${String(from)} became ${String(to)}`, fix });
  }
  const effect = sendLeaf(from, to, before, after);
  if (effect) report({ ...place, effect, what: `${from.name} became ${to.name}`, fix });
  if (!isEnumType(from) || !isEnumType(to)) return;
  for (const { name } of from.getValues()) {
    const known = to.getValue(name);
    const value = { coordinate: `${from.name}.${name}`, path: place.path };
    if (!known) {
      const reportValue = reportIf(sent.hasValue(value.coordinate), sending.report);
      reportValue({ ...value, effect: 'broken', what: `the value ${name} is refused`, fix: `Keep taking ${name}.` });
    } else if (known.deprecationReason && !from.getValue(name)?.deprecationReason) {
      const what = `is deprecated: ${known.deprecationReason}`;
      report({ ...value, effect: 'at risk', what, fix: `Keep taking ${name} for now.` });
    }
  }
}

function compareFields(from: GraphQLInputObjectType, to: GraphQLInputObjectType, place: Place, sending: Sending): void {
  const pair = `${from.name} ${to.name}`;
  sending.met.add(from.name);
  if (sending.done.has(pair)) return;
  sending.done.add(pair);
  const { sent } = sending;
  const report = reportIf(sent.hasType(from.name), sending.report);
  if (from.name !== to.name) {
    report({
      ...place,
      effect: 'same on the wire',
      what: `${from.name} is called ${to.name} now`,
      fix: 'None is needed.',
    });
  }
  if (to.isOneOf && !from.isOneOf) {
    const what = 'takes exactly one of its fields now (@oneOf)';
    report({ coordinate: to.name, path: place.path, effect: 'broken', what, fix: `Take @oneOf off ${to.name}.` });
  }
  for (const [name, field] of Object.entries(from.getFields())) {
    const known = to.getFields()[name];
    const at = { coordinate: `${from.name}.${name}`, path: `${place.path}.${name}` };
    const feature = featureOf(field);
    if (feature !== null && sending.off.has(feature)) continue;
    if (known) compareField(from, field, known, at, sending);
    else {
      const reportField = reportIf(sent.isSent(at.coordinate), sending.report);
      reportField({ ...at, effect: 'broken', what: 'is not taken any more', fix: `Keep taking ${at.coordinate}.` });
    }
  }
  for (const [name, field] of Object.entries(to.getFields())) {
    if (name in from.getFields() || !isRequiredInputField(field)) continue;
    const at = { coordinate: `${to.name}.${name}`, path: `${place.path}.${name}` };
    const fix = `Let ${at.coordinate} be null, or give it a default.`;
    report({ ...at, effect: 'broken', what: 'is required, and the site does not send it', fix });
  }
}

function compareField(
  owner: GraphQLInputObjectType,
  from: GraphQLInputField,
  to: GraphQLInputField,
  at: Place,
  sending: Sending,
): void {
  const { sent } = sending;
  compareInput(from.type, to.type, at, sending, at.coordinate);
  const isLeftOut = sent.isOmitted(at.coordinate);
  // A field that is in every input needs no default.
  if (isLeftOut || !sent.hasType(owner.name)) {
    const report = reportIf(isLeftOut, sending.report);
    compareDefault(from, to, at, report);
    if (!isNonNullType(from.type) && from.defaultValue === undefined && isRequiredInputField(to)) {
      const fix = `Keep ${at.coordinate} as ${String(from.type)}.`;
      report({ ...at, effect: 'broken', what: `may not be null now: ${String(to.type)}`, fix });
    }
  }
  if (to.deprecationReason && !from.deprecationReason) {
    const what = `is deprecated: ${to.deprecationReason}`;
    sending.report({ ...at, effect: 'at risk', what, fix: `Keep taking ${at.coordinate} for now.` });
  }
}
