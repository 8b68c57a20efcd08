import { wayToMend } from '../mend/wayToMend';
import { coloursInWords } from './contrastWords';
import type { Group } from './groups';

/** A cell; a spreadsheet would calculate what begins like a formula, so that begins with an apostrophe. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const columns = [
  'finding',
  'outcome',
  'explained',
  'severity',
  'criteria',
  'engine',
  'rule',
  'row',
  'address',
  'place',
  'snippet',
  'message',
  'colours',
  'way to mend',
  'also seen by',
] as const;

/** One line for each place of each finding. */
export const csvOf = (groups: readonly Group[]): string =>
  [
    columns.map(cell).join(','),
    ...groups.flatMap(({ id, outcome, explanation, severity, criteria, engine, rule, occurrences }) =>
      occurrences.map(({ row, finding, alsoSeenBy }) =>
        [
          id,
          outcome,
          explanation?.why ?? '',
          severity,
          criteria.join(' '),
          engine,
          rule,
          row.id,
          row.address,
          finding.target,
          finding.snippet,
          finding.message,
          coloursInWords(finding) ?? '',
          wayToMend(engine, rule, criteria) ?? finding.mend,
          alsoSeenBy.join(' '),
        ]
          .map(cell)
          .join(','),
      ),
    ),
    '',
  ].join('\r\n');
