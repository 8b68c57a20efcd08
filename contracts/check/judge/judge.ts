import { Kind, parse, validate } from 'graphql';
import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Operation } from '../manifest/model';
import { pruneOperation } from '../manifest/pruneOperation';
import type { SentByName } from '../record/sentRecord';
import { compareVariables } from './compareVariables';
import { featuresOff } from './featuresOff';
import type { FeaturesOff } from './featuresOff';
import { worstOf } from './finding';
import type { Effect, Finding } from './finding';
import { judgeSelection } from './judgeSelection';
import { listChanges } from './listChanges';
import { sentBy } from './sentBy';
import type { Sent } from './sentBy';

/** What one change does to an operation, with every place where it meets it. */
export interface Met extends Omit<Finding, 'path'> {
  readonly paths: readonly string[];
}

/** `off` is an operation that is never sent, since a feature that it needs must stay off. */
export interface OperationVerdict {
  readonly operation: Operation;
  readonly verdict: Effect | 'off' | 'honoured';
  readonly findings: readonly Met[];
}

export interface Verdict {
  readonly off: FeaturesOff;
  readonly operations: readonly OperationVerdict[];
}

/** What a new schema does to each operation that is written against the stored one, as it was seen sent. */
export function judge(
  before: GraphQLSchema,
  after: GraphQLSchema,
  operations: readonly Operation[],
  sent: SentByName,
): Verdict {
  const off = featuresOff(before, after, operations);
  const changed = new Set(listChanges(before, after).map(({ coordinate }) => coordinate.replace(/\..*/, '')));
  return {
    off,
    operations: operations.map((operation) => {
      if (operation.needs.some((each) => off.has(each))) return { operation, verdict: 'off', findings: [] };
      const findings = gathered(findingsOf(operation, { before, after }, off, changed, sentBy(sent[operation.name])));
      return { operation, verdict: worstOf(findings) ?? 'honoured', findings };
    }),
  };
}

function findingsOf(
  { text, conditions }: Operation,
  { before, after }: { readonly before: GraphQLSchema; readonly after: GraphQLSchema },
  off: FeaturesOff,
  changed: ReadonlySet<string>,
  sent: Sent,
): readonly Finding[] {
  const features = new Map(conditions.map(({ variable, feature }) => [variable, feature]));
  const document = pruneOperation(
    parse(text, { noLocation: true }),
    (variable) => !off.has(features.get(variable) ?? ''),
  );
  const found: Finding[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  let asked: OperationDefinitionNode | null = null;
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
    if (each.kind === Kind.OPERATION_DEFINITION) asked = each;
  }
  if (!asked) return found;
  const report = (finding: Finding) => void found.push(finding);
  const sending = {
    before,
    after,
    report,
    sent,
    off: new Set(off.keys()),
    done: new Set<string>(),
    met: new Set<string>(),
  };
  const variables = compareVariables(asked, sending);
  const [from, to] = [before.getRootType(asked.operation), after.getRootType(asked.operation)];
  if (from && to) judgeSelection(asked.selectionSet, { from, to }, '', { ...sending, fragments, variables });
  else {
    const fix = `Keep the root of every ${asked.operation}.`;
    report({
      effect: 'broken',
      coordinate: from?.name ?? '',
      path: '',
      what: `no ${asked.operation} is answered`,
      fix,
    });
  }
  // What makes a server refuse the text although each place of it is fine, such as answers that cannot be merged.
  if (worstOf(found) !== 'broken' && [...sending.met].some((each) => changed.has(each))) {
    for (const { message } of validate(after, document)) {
      report({
        effect: 'broken',
        coordinate: '',
        path: '',
        what: `a server refuses it: ${message}`,
        fix: 'Undo the change.',
      });
    }
  }
  return found;
}

/** The findings with the same cause as one. */
function gathered(findings: readonly Finding[]): readonly Met[] {
  const met = new Map<string, Met>();
  for (const { path, ...rest } of findings) {
    const key = [rest.effect, rest.coordinate, rest.what].join('\n');
    const paths = new Set([...(met.get(key)?.paths ?? []), path]);
    met.set(key, { ...rest, paths: [...paths] });
  }
  return [...met.values()];
}
