import { isAbstractType, isCompositeType, isInterfaceType, isObjectType, doTypesOverlap, getNamedType } from 'graphql';
import type { FieldNode, FragmentDefinitionNode, GraphQLCompositeType, SelectionSetNode } from 'graphql';
import { compareArguments } from './compareArguments';
import type { Sending } from './compareInput';
import { compareOutput } from './compareOutput';
import type { SentVariables } from './compareVariables';

export interface Reading extends Sending {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: SentVariables;
}

interface Pair {
  readonly from: GraphQLCompositeType;
  readonly to: GraphQLCompositeType;
}

/** Holds what an operation selects of a type against what the new type has: by selection, not by name. */
export function judgeSelection({ selections }: SelectionSetNode, pair: Pair, path: string, reading: Reading): void {
  let isSwitched = false;
  reading.met.add(pair.from.name);
  for (const each of selections) {
    if (each.kind === 'Field') {
      judgeField(each, pair, path, reading);
      continue;
    }
    const body = each.kind === 'FragmentSpread' ? reading.fragments.get(each.name.value) : each;
    if (!body) continue;
    const name = body.typeCondition?.name.value ?? null;
    if (name !== null && name !== pair.from.name) isSwitched = true;
    const inner = name === null ? pair : narrowed(name, pair, path, reading);
    if (inner) judgeSelection(body.selectionSet, inner, path, reading);
  }
  if (isSwitched) reportNewMembers(pair, path, reading);
}

/** The type that a fragment is on, in both schemas; null when it cannot be answered any more. */
function narrowed(name: string, { from, to }: Pair, path: string, { before, after, report }: Reading): Pair | null {
  const [was, is] = [before.getType(name), after.getType(name)];
  if (!was || !isCompositeType(was)) return null;
  if (is && isCompositeType(is) && doTypesOverlap(after, is, to)) return { from: was, to: is };
  const isGone = !is || !isCompositeType(is);
  report({
    effect: 'broken',
    coordinate: isGone ? name : `${from.name}.${name}`,
    path,
    what: isGone ? `the text names the type ${name}, which is gone` : `${name} is not answered any more`,
    fix: isGone ? `Keep the type ${name}.` : `Keep ${name} as an answer of ${from.name}.`,
  });
  return null;
}

function reportNewMembers({ from, to }: Pair, path: string, { before, after, report }: Reading): void {
  const known = new Set(isAbstractType(from) ? before.getPossibleTypes(from).map(({ name }) => name) : [from.name]);
  const possible = isAbstractType(to) ? after.getPossibleTypes(to) : [to];
  for (const { name } of possible) {
    if (known.has(name)) continue;
    report({
      effect: 'at risk',
      coordinate: `${to.name}.${name}`,
      path,
      what: `the type ${name} may be answered`,
      fix: `Keep ${name} from clients that do not know it, until the site does.`,
    });
  }
}

function judgeField(node: FieldNode, { from, to }: Pair, above: string, reading: Reading): void {
  const name = node.name.value;
  if (name === '__typename') return;
  const path = [above, node.alias?.value ?? name].filter(Boolean).join('.');
  const was = hasFields(from) ? from.getFields()[name] : undefined;
  const is = hasFields(to) ? to.getFields()[name] : undefined;
  if (!was) return;
  const place = { coordinate: `${from.name}.${name}`, path };
  if (!is) {
    const fix = `Keep ${place.coordinate}: ${String(was.type)}.`;
    return reading.report({ ...place, effect: 'broken', what: 'is gone', fix });
  }
  if (is.deprecationReason && !was.deprecationReason) {
    const what = `is deprecated: ${is.deprecationReason}`;
    reading.report({ ...place, effect: 'at risk', what, fix: `Keep ${place.coordinate} for now.` });
  }
  compareArguments(node, { from: was, to: is }, place, reading.variables, reading);
  const isComparable = compareOutput(was.type, is.type, place, reading, reading.report);
  const [inFrom, inTo] = [getNamedType(was.type), getNamedType(is.type)];
  if (!isComparable || !node.selectionSet || !isCompositeType(inFrom) || !isCompositeType(inTo)) return;
  judgeSelection(node.selectionSet, { from: inFrom, to: inTo }, path, reading);
}

const hasFields = (type: GraphQLCompositeType) => isObjectType(type) || isInterfaceType(type);
