import type { JudgedFinding, JudgedOperation, Report } from './makeReport';

const heads = {
  broken: 'BROKEN',
  'at risk': 'AT RISK',
  'same on the wire': 'SAME ON THE WIRE',
} as const;

const places = (paths: readonly string[]): string => {
  const named = paths.filter((each) => each !== '');
  const more = named.length > 2 ? ` and ${named.length - 2} more places` : '';
  return named.length > 0 ? ` (at ${named.slice(0, 2).join(', ')}${more})` : '';
};

const fallbackText = ({ fallback }: JudgedFinding): string => {
  if (fallback === undefined) return '';
  return fallback ? ' Its reader does without knowing it.' : ' Its reader is not known to do without it.';
};

const finding = (each: JudgedFinding): readonly string[] => [
  `    ${each.coordinate} ${each.what}${places(each.paths)}.${fallbackText(each)}`.replace(/ {5}(?=\S)/, '    '),
  ...(each.verdict === 'same on the wire' ? [] : [`      → ${each.fix}`]),
];

const operation = (each: JudgedOperation, verdict: JudgedFinding['verdict']): readonly string[] => [
  `  ${each.kind} ${each.name}, asked by ${each.owner} (${each.file})`,
  ...each.findings.filter((one) => one.verdict === verdict).flatMap(finding),
];

const part = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [head, ...lines, ''] : [];

const counted = (count: number, what: string): string => `${count} ${what}`;

/** The verdict as lines for a terminal: what is broken first, and one line of sums at the end. */
export function forPeople(report: Report): string {
  const { operations, featuresOff, contractOnly, added } = report;
  // An operation may be broken by one change and at risk by another.
  const of = (verdict: string) => operations.filter(({ findings }) => findings.some((one) => one.verdict === verdict));
  const found = (Object.keys(heads) as (keyof typeof heads)[]).flatMap((verdict) =>
    part(
      heads[verdict],
      of(verdict).flatMap((each) => operation(each, verdict)),
    ),
  );
  const off = featuresOff.map(({ feature, missing }) => `  ${feature}: the schema lacks ${missing.join(', ')}`);
  const noted = (each: { readonly coordinate: string; readonly what: string }) => `  ${each.coordinate} ${each.what}`;
  const sums = [
    counted(operations.length, 'operations'),
    ...['broken', 'at risk', 'same on the wire'].map((each) => counted(of(each).length, each)),
    counted(operations.filter(({ verdict }) => verdict === 'off').length, 'off'),
    counted(contractOnly.length, 'contract only'),
    counted(added.length, 'added'),
  ];
  return [
    `${report.schema} as ${report.api} of this site`,
    '',
    ...found,
    ...part('FEATURES THAT MUST STAY OFF (no breakage)', off),
    ...part('CONTRACT ONLY (this site does not use it)', contractOnly.map(noted)),
    ...part('ADDED', added.map(noted)),
    `${report.honoured ? 'Honoured' : 'Broken'}: ${sums.join(', ')}.`,
    '',
  ].join('\n');
}
