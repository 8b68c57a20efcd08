import type { Failing, Probed } from './probe';

const effects: Readonly<Record<Failing['effect'], string>> = {
  unanswered: 'the site has nothing to read',
  refused: 'the site refuses the whole answer',
  dropped: 'the site drops it',
  ignored: 'the site does not mind',
};

const failing = ({ path, what, reader, effect }: Failing): readonly string[] => [
  `    ${path === '' ? 'the operation' : path} ${what}`,
  `      → ${reader}: ${effects[effect]}`,
];

/** The findings as lines for a terminal, and one line of sums at the end. */
export function probeForPeople(endpoint: string, found: readonly Probed[]): string {
  const asked = found.filter(({ skipped }) => skipped === null);
  const broken = asked.filter((each) => each.failing.length > 0);
  const skipped = found.filter((each) => each.skipped !== null);
  const bare = asked.filter(({ isBare }) => isBare);
  return [
    endpoint,
    '',
    ...broken.flatMap((each) => [
      `  ${each.kind} ${each.name}, asked by ${each.owner} (${each.file})`,
      ...each.failing.flatMap(failing),
    ]),
    ...(broken.length > 0 ? [''] : []),
    ...(bare.length > 0 ? [`ASKED WITHOUT OPTIONAL FIELDS\n  ${bare.map(({ name }) => name).join(', ')}`, ''] : []),
    ...(skipped.length > 0 ? ['NOT ASKED', ...skipped.map(({ name, skipped: why }) => `  ${name}: ${why}`), ''] : []),
    `${broken.length > 0 ? 'Does not hold' : 'Holds'}: ${asked.length} asked, ${broken.length} with findings, ${skipped.length} not asked.`,
    '',
  ].join('\n');
}

/** What `--probe --json` prints. */
export const probeForJson = (api: string, endpoint: string, found: readonly Probed[]): string =>
  `${JSON.stringify({ version: 1, api, endpoint, holds: found.every((each) => each.failing.length === 0), operations: found }, null, 2)}\n`;
