import type { Colours, Finding } from '../model';
import type { Group } from './groups';
import { html, table } from './markup';
import type { Html } from './markup';

/** Why axe could not tell a contrast: its word, its sentence (which is all that older reports have), and ours. */
const reasons: readonly (readonly [word: string, sentence: RegExp, why: string])[] = [
  [
    'bgOverlap',
    /overlapped by another element/,
    'axe finds another element over the text, which may draw nothing there',
  ],
  ['pseudoContent', /due to a pseudo element/, 'something drawn by ::before or ::after lies behind the text'],
  ['elmPartiallyObscured', /partially obscured by another/, 'axe finds another element over a part of the text'],
  ['elmPartiallyObscuring', /partially overlaps other/, 'the text lies over several elements'],
  ['bgGradient', /background gradient/, 'a gradient lies behind the text'],
  ['bgImage', /background image/, 'a picture lies behind the text'],
  ['imgNode', /contains an image node/, 'the element holds a picture'],
  ['nonBmp', /only non-text characters/, 'the text is a sign, not letters'],
  ['shortTextContent', /too short/, 'the text is a single character, which may be a sign and no text'],
  ['emptyValue', /no value/, 'the field is empty'],
  ['equalRatio', /1:1/, 'text and background have the same colour'],
  ['outsideViewport', /outside the viewport/, 'the text lies outside the window'],
  ['complexTextShadows', /complex text shadows/, 'the text has shadows of several kinds'],
  ['colorParse', /could not parse/, 'axe cannot read the way in which the colour is written'],
];

/** Findings about the contrast of a text: only those can have colours. */
const isOfContrast = ({ engine, rule }: Pick<Finding, 'engine' | 'rule'>): boolean =>
  engine === 'axe' && rule === 'color-contrast';

/** Why a contrast could not be told; `null` where it was. */
function untold({ contrast, mend, outcome }: Finding): string | null {
  if (outcome === 'failed') return null;
  const known = reasons.find(([word, sentence]) => (contrast ? contrast.untold === word : sentence.test(mend)));
  return known?.[2] ?? 'axe does not say why';
}

const pair = ({ text, background, ratio }: Colours): string => `text ${text} on ${background}, ${ratio}:1`;

/** The colours of a finding, the contrast found and needed, or why it could not be told; `null` for other findings. */
export function coloursInWords(finding: Finding): string | null {
  if (!isOfContrast(finding)) return null;
  const { contrast } = finding;
  const why = untold(finding);
  const parts = [why === null ? '' : `Could not be told: ${why}.`];
  if (!contrast) return [...parts, 'This run did not keep the colours.'].filter(Boolean).join(' ');
  const { seen, styled, needed, type, between } = contrast;
  if (between !== '' && why !== null) parts.push(`Between or over them: ${between}.`);
  if (seen) parts.push(`By axe: ${pair(seen)}.`);
  if (styled)
    parts.push(
      `By the styles of the text and of what it is within${styled.hasPicture ? ', without their pictures and gradients' : ''}: ${pair(styled)}.`,
    );
  if (needed !== null) parts.push(`Needed: ${needed}:1${type === '' ? '' : ` for text of ${type}`}.`);
  return parts.filter(Boolean).join(' ');
}

/** The lowest contrast by the styles, and whether it is enough: where a person begins to look. */
function lowest(findings: readonly Finding[]): string {
  const found = findings.flatMap(({ contrast }) => contrast?.seen ?? contrast?.styled ?? []);
  if (found.length === 0) return 'not kept in this run';
  return pair(found.reduce((low, each) => (each.ratio < low.ratio ? each : low)));
}

const isBelow = ({ contrast }: Finding): boolean => {
  const ratio = (contrast?.seen ?? contrast?.styled)?.ratio;
  return ratio !== undefined && ratio < (contrast?.needed ?? 4.5);
};

/** The reasons of a finding about contrast, with how many places have each. */
export function reasonsTable({ occurrences }: Pick<Group, 'occurrences'>): Html {
  const findings = occurrences.map(({ finding }) => finding).filter(isOfContrast);
  const whys = [...new Set(findings.map((each) => untold(each) ?? 'axe could tell'))];
  if (findings.length === 0) return html``;
  const rows = whys.map((why) => {
    const own = findings.filter((each) => (untold(each) ?? 'axe could tell') === why);
    const hasColours = own.some(({ contrast }) => contrast?.seen ?? contrast?.styled);
    const below = hasColours ? own.filter(isBelow).length : 'not kept in this run';
    return { own, cells: [why, own.length, lowest(own), below] };
  });
  return table(
    'Why the contrast could not be told',
    ['Why', 'Places', 'Lowest contrast by the styles', 'Places below what is needed by the styles'],
    rows.sort((one, other) => other.own.length - one.own.length).map(({ cells }) => cells),
  );
}
