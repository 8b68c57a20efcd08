import { apis } from '../manifest/model';
import type { Coverage } from './model';

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'None.' : names.map((each) => `- \`${each}\``).join('\n');

/** The names of one type on a line. */
function byType(names: readonly string[]): string {
  const types = new Map<string, string[]>();
  for (const each of names) {
    const [type = '', name = ''] = each.split('.');
    types.set(type, [...(types.get(type) ?? []), name]);
  }
  return list([...types].map(([type, each]) => `${type}: ${each.join(', ')}`));
}

/** Each outcome with what shows it: scenarios, or an operation without one. */
function outcomes({ catalogue: { scenarios, withoutScenario, never }, missing }: Coverage): string {
  const shownBy = new Map<string, string[]>();
  const note = (answer: string, by: string) => shownBy.set(answer, [...(shownBy.get(answer) ?? []), by]);
  for (const { name, answers } of scenarios) for (const each of answers) note(each, `\`${name}\``);
  for (const { answer, operation, given } of withoutScenario) note(answer, `${operation}${given ? `: ${given}` : ''}`);
  for (const { answer, why } of never) note(answer, `never: ${why}`);
  for (const each of missing) note(each, '**missing**');
  const rows = [...shownBy]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([answer, by]) => {
      const [field = '', ...outcome] = answer.split(' ');
      const more = by.length > 3 ? [...by.slice(0, 3), `${by.length - 3} more`] : by;
      return `| ${field} | ${outcome.join(' ')} | ${more.join(', ')} |`;
    });
  return ['| root field | outcome | shown by |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The counts, for a terminal. */
export const countsOf = ({ unused, mocked, missing, catalogue }: Coverage): string =>
  [
    ...apis.map(
      (api) =>
        `${api}: ${unused[api].fields.length} fields and ${unused[api].values.length} values that no operation uses`,
    ),
    `${mocked.length} fields that are only ever mocked`,
    `${missing.length} outcomes without a scenario or a state of the world`,
    `${catalogue.scenarios.length} scenarios`,
    '',
  ].join('\n');

/** The page: what of each schema is used, mocked and shown. */
export const coveragePage = (coverage: Coverage): string =>
  [
    '# What the site uses of its APIs, and what the harness shows of them',
    countsOf(coverage),
    ...apis.flatMap((api) => [
      `## ${api}: fields that no operation uses`,
      byType(coverage.unused[api].fields),
      `## ${api}: values of enumerations that no operation uses`,
      byType(coverage.unused[api].values),
    ]),
    '## Fields that are only ever mocked',
    list(coverage.mocked),
    '## Operations and their outcomes',
    outcomes(coverage),
    '',
  ].join('\n\n');
