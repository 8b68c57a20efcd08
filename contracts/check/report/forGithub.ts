import type { JudgedFinding, Report } from './makeReport';

const escaped = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** Properties also end at a colon or comma. */
const property = (text: string): string => escaped(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

const levels = { broken: 'error', 'at risk': 'warning', 'same on the wire': 'notice' } as const;

const line = (level: string, title: string, text: string): string =>
  `::${level} title=${property(title)}::${escaped(text)}`;

const words = ({ coordinate, what, fix }: JudgedFinding): string => `${coordinate} ${what}. ${fix}`.trim();

/** One annotation of a workflow for each operation and change, and one for each feature that must stay off. */
export function forGithub({ operations, featuresOff, contractOnly }: Report): string {
  const lines = [
    ...operations.flatMap(({ name, owner, findings }) =>
      findings.map((each) => line(levels[each.verdict], `${name} (${owner}) ${each.verdict}`, words(each))),
    ),
    ...featuresOff.map(({ feature, missing }) =>
      line('notice', `${feature} must stay off`, `The schema lacks ${missing.join(', ')}. That is no breakage.`),
    ),
    ...contractOnly.map(({ coordinate, what }) =>
      line('notice', 'contract only', `${coordinate} ${what}. This site does not use it.`),
    ),
  ];
  return lines.map((each) => `${each}\n`).join('');
}
