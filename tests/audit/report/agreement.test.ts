import type { AccessibilityFault } from '../../../src/domain/content/accessibilityEvidence';
import { evidence as published } from '../../../src/features/accessibility-statement/evidence';
import { screenStates } from '../../support/screens';
import { criteria } from '../criteria';
import { knownPlaceOf } from '../knownPlaces';
import type { Outcome } from '../model';
import { earlOf } from './earl';
import { indexPage } from './indexPage';
import { judgementsOf } from './judgements';
import { openAcrOf } from './openacr';
import { summaryOf } from './summary';
import { check, evidenceOf, finding, row } from './testing';

const pages = [
  row([finding(), finding({ outcome: 'cantTell', criteria: ['2.4.7'] })]),
  row([], { id: 'home.sv.solo', locale: 'sv', address: '/sv' }),
  row([], { id: 'news-story-with-a-video.fi.solo', route: 'newsStory', state: 'news story with a video' }),
];
const checks = [
  check(),
  check({ id: 'spacing', criteria: ['1.4.12'] }),
  check({ id: 'focus', criteria: ['2.4.7'], state: 'news story with a video', route: 'newsStory' }),
  check({ id: 'order', criteria: ['2.4.3'], outcome: 'failed' }),
];
const known: readonly AccessibilityFault[] = [
  { ...(published.faults[0] as AccessibilityFault), criteria: ['1.2.3', '1.2.5'] },
];
const evidence = evidenceOf(pages, { checks, known });
const whole = new Map<string, Outcome>(judgementsOf(evidence).map((each) => [each.criterion.num, each.outcome]));

/** What the file for other tools says of a criterion, by its subject. */
function outcomesIn(num: string): { readonly site: string | undefined; readonly pages: readonly string[] } {
  const of = earlOf(evidence).auditSample.filter(({ test }) => test.title.startsWith(`${num} `));
  const outcomes = of.map(({ subject, result }) => {
    const isSite = (subject as { readonly type: readonly string[] }).type.includes('Website');
    return [isSite, result.outcome['@id'].replace('earl:', '')] as const;
  });
  return {
    site: outcomes.find(([isSite]) => isSite)?.[1],
    pages: outcomes.filter(([isSite]) => !isSite).map(([, outcome]) => outcome),
  };
}

/** The outcome of the whole, by those of its pages. */
const together = (outcomes: readonly string[]): string =>
  ['failed', 'cantTell', 'passed', 'inapplicable'].find((each) => outcomes.includes(each)) ?? '';

const levels: Readonly<Record<Outcome, string>> = {
  failed: 'partially-supports',
  cantTell: '',
  passed: 'supports',
  inapplicable: 'not-applicable',
};
const levelIn = (text: string, num: string): string => {
  const [, part = ''] = text.split(`- num: "${num}"`);
  return /^\n +components:\n +- name: web\n +adherence:\n +level: (\S+)/.exec(part)?.[1] ?? '';
};
const words = { failed: 'Failed', cantTell: 'A person is needed', passed: 'Passed by checks', inapplicable: 'Not' };

describe('all files say the same', () => {
  const summary = summaryOf(evidence);
  const acr = openAcrOf(evidence, '1');
  const index = indexPage(evidence, null);

  it('of criteria of each outcome', () => {
    expect(new Set(whole.values())).toEqual(new Set(['failed', 'cantTell', 'passed', 'inapplicable']));
    expect([whole.get('1.2.3'), whole.get('1.4.12'), whole.get('2.4.7')]).toEqual(['failed', 'passed', 'cantTell']);
  });

  it.each(criteria.map(({ num }) => num))('of %s', (num) => {
    const outcome = whole.get(num) as Outcome;
    const { site, pages: each } = outcomesIn(num);
    expect([site, each.length, together(each)]).toEqual([outcome, pages.length, outcome]);
    expect(summary.criteria[outcome]).toContain(num);
    expect(levelIn(acr, num)).toBe(levels[outcome]);
    const [, line = ''] = index.split(`<th scope="row">${num} `);
    expect(line.split('</tr>')[0]).toContain(`>${words[outcome]}`);
  });
});

it('names beside a good verdict what the statement says is not met', () => {
  const text = indexPage(evidenceOf(pages.slice(1), { checks: [check()], known }), null);
  expect(text).toContain('every planted fault seen. Not met, as the accessibility statement says: 1.2.3, 1.2.5.');
  expect(indexPage(evidenceOf(pages.slice(1), { checks: [check()] }), null)).not.toContain('Not met');
});

describe('a page', () => {
  it('fails by a known fault where that is, and elsewhere the criterion does not apply', () => {
    expect(outcomesIn('1.2.3').pages).toEqual(['inapplicable', 'inapplicable', 'failed']);
  });

  it('passes by checks of the state in another locale, unless an engine asks about it', () => {
    expect(outcomesIn('1.4.12').pages).toEqual(['passed', 'passed', 'passed']);
    expect(outcomesIn('2.4.7').pages).toEqual(['cantTell', 'cantTell', 'passed']);
  });

  it('has a known fault in states that there are', () => {
    for (const { criteria: own } of published.faults)
      for (const num of own) {
        const { states } = knownPlaceOf(num) ?? { states: /./ };
        expect(screenStates.filter(({ name }) => states.test(name))).not.toEqual([]);
      }
  });
});
