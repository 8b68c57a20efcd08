import type { GraphQLSchema } from 'graphql';
import { judge } from '../judge/judge';
import { listChanges } from '../judge/listChanges';
import type { Change } from '../judge/listChanges';
import type { OperationVerdict } from '../judge/judge';
import type { Api, Manifest, Operation } from '../manifest/model';
import type { SentByName } from '../record/sentRecord';

/** What `--json` prints. `report.schema.json` describes it; a change of its shape raises the version. */
export interface Report {
  readonly version: 1;
  readonly api: Api;
  /** The file or address of the new schema. */
  readonly schema: string;
  /** Whether no operation is broken. */
  readonly honoured: boolean;
  readonly operations: readonly JudgedOperation[];
  readonly featuresOff: readonly { readonly feature: string; readonly missing: readonly string[] }[];
  readonly contractOnly: readonly Noted[];
  readonly added: readonly Noted[];
}

export interface JudgedOperation extends Pick<Operation, 'name' | 'kind' | 'owner' | 'file'> {
  readonly verdict: OperationVerdict['verdict'];
  readonly findings: readonly JudgedFinding[];
}

export interface JudgedFinding {
  readonly verdict: 'broken' | 'at risk' | 'same on the wire';
  readonly coordinate: string;
  readonly paths: readonly string[];
  readonly what: string;
  readonly fix: string;
  /** Only of a new value or type in an answer: whether the reader of this operation does without knowing it. */
  readonly fallback?: boolean;
}

type Noted = Pick<Change, 'coordinate' | 'what'>;

const isNewAnswer = (what: string): boolean => what.endsWith('may be answered');

const judged = ({ operation, verdict, findings }: OperationVerdict): JudgedOperation => ({
  name: operation.name,
  kind: operation.kind,
  owner: operation.owner,
  file: operation.file,
  verdict,
  findings: findings.map(({ effect, coordinate, paths, what, fix }) => ({
    verdict: effect,
    coordinate,
    paths,
    what,
    fix,
    ...(isNewAnswer(what) ? { fallback: operation.readsUnknown } : {}),
  })),
});

/** Everything that the new schema does to the site. Each difference is named once: with an operation or apart. */
export function makeReport(
  { before, after, source }: { readonly before: GraphQLSchema; readonly after: GraphQLSchema; readonly source: string },
  { api, operations }: Manifest,
  sent: SentByName,
): Report {
  const verdict = judge(before, after, operations, sent);
  const met = new Set(verdict.operations.flatMap(({ findings }) => findings.map(({ coordinate }) => coordinate)));
  const missing = new Set([...verdict.off.values()].flatMap((each) => [...each]));
  const isMet = ({ coordinate }: Change): boolean =>
    met.has(coordinate) ||
    missing.has(coordinate) ||
    // A type is gone from what it was a member of, or with what it has.
    [...met].some((each) => each.startsWith(`${coordinate}.`) || coordinate.endsWith(`.${each}`));
  const rest = listChanges(before, after).filter((each) => !isMet(each));
  const noted = (isAddition: boolean): readonly Noted[] =>
    rest.filter((each) => each.isAddition === isAddition).map(({ coordinate, what }) => ({ coordinate, what }));
  return {
    version: 1,
    api,
    schema: source,
    honoured: verdict.operations.every((each) => each.verdict !== 'broken'),
    operations: verdict.operations.map(judged),
    featuresOff: [...verdict.off].map(([feature, fields]) => ({ feature, missing: [...fields].sort() })),
    contractOnly: noted(false),
    added: noted(true),
  };
}
