import type { Evidence } from './evidence';
import { judgementsOf } from './judgements';
import type { Judgement } from './judgements';

/** A text or number in YAML, which reads JSON’s. */
const scalar = (value: string | number): string => JSON.stringify(value);

const levelOf = ({ outcome, checks, faults }: Judgement): string | null => {
  if (outcome === 'inapplicable') return 'not-applicable';
  if (outcome === 'passed') return 'supports';
  if (outcome !== 'failed') return null;
  return faults > 0 || checks.every((each) => each.outcome === 'failed') ? 'partially-supports' : 'does-not-support';
};

function criterionLines(judgement: Judgement): readonly string[] {
  const level = levelOf(judgement);
  const { criterion, why } = judgement;
  return [
    `      - num: ${scalar(criterion.num)}`,
    '        components:',
    '          - name: web',
    ...(level === null
      ? []
      : ['            adherence:', `              level: ${level}`, `              notes: ${scalar(why)}`]),
  ];
}

const chapterLines = (id: string, judgements: readonly Judgement[]): readonly string[] => {
  const open = judgements.filter(({ outcome }) => outcome === 'cantTell').map(({ criterion }) => criterion.num);
  const note =
    open.length > 0
      ? `Open until a person has judged them, and so without a level: ${open.join(', ')}.`
      : 'All are judged.';
  return [`  ${id}:`, `    notes: ${scalar(note)}`, '    criteria:', ...judgements.flatMap(criterionLines)];
};

/** A draft of a conformance report in GSA’s OpenACR; a person completes what the machines leave open. */
export function openAcrOf(evidence: Evidence, version: string): string {
  const judgements = judgementsOf(evidence);
  const on = (level: string) => judgements.filter(({ criterion }) => criterion.level === level);
  return [
    'title: Sarastus Accessibility Conformance Report',
    'product:',
    '  name: Sarastus',
    `  version: ${scalar(version)}`,
    '  description: The booking website of a hotel chain',
    'author:',
    '  name: npm run audit',
    '  email: accessibility@sarastus.example',
    `report_date: ${scalar(evidence.date.slice(0, 10))}`,
    'version: 1',
    `notes: ${scalar('A draft, made by machines alone.')}`,
    `evaluation_methods_used: ${scalar('axe-core, Siteimprove Alfa and IBM Equal Access over states, locales and themes; scripted use by keyboard. No person has judged yet.')}`,
    'catalog: 2.5-edition-wcag-2.2-en',
    'chapters:',
    ...chapterLines('success_criteria_level_a', on('A')),
    ...chapterLines('success_criteria_level_aa', on('AA')),
    '  success_criteria_level_aaa:',
    '    disabled: true',
    '',
  ].join('\n');
}
