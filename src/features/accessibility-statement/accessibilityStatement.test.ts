import { criteria } from '@/domain/content/accessibilityEvidence';
import type { AccessibilityEvidence } from '@/domain/content/accessibilityEvidence';
import { contentsOf } from '@/domain/content/richText';
import { locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { accessibilityStatement } from './accessibilityStatement';
import { evidence } from './evidence';
import { readEvidence } from './readEvidence';
import { missingForRegulators } from './testing/missingForRegulators';
import { shownText } from './testing/shownText';

const TODAY = '2026-12-01';
const [fault] = evidence.faults;
if (!fault) throw new Error('The tests need evidence with a fault');

/** Evidence in which nothing is left to do. */
const clean: AccessibilityEvidence = {
  ...evidence,
  results: Object.fromEntries(criteria.map((each) => [each, 'passed'])),
  parts: evidence.parts.map((part) => ({ ...part, findings: 0 })),
  faults: [],
  openQuestions: [],
};
const missing = (given: AccessibilityEvidence, locale: Locale, today = TODAY) =>
  missingForRegulators(accessibilityStatement(given, locale, []), given, locale, today);
const textOf = (given: AccessibilityEvidence, locale: Locale = 'en') =>
  shownText(accessibilityStatement(given, locale, []).body);

describe.each(locales)('the accessibility statement in %s', (locale) => {
  it('has everything that regulators look for', () => {
    expect(missing(evidence, locale)).toEqual([]);
    expect(missing(clean, locale)).toEqual([]);
  });

  it('links to each hotel with accessible rooms, at its facts', () => {
    const hotels = [
      { name: 'Kuohu', urlPath: 'imatra/kuohu', traits: ['accessible'] },
      { name: 'Stairs', urlPath: 'imatra/stairs', traits: ['sauna'] },
    ] as const;
    const { body } = accessibilityStatement(evidence, locale, hotels);
    expect(JSON.stringify(body)).toMatch(/"href":"[^"]*imatra\/kuohu#accessibility","children":\["Kuohu"\]/);
    expect(JSON.stringify(body)).not.toContain('Stairs');
  });
});

describe('the status', () => {
  it('changes by itself with a fault in the evidence', () => {
    expect(textOf(clean)).toContain('is fully compliant');
    expect(textOf({ ...clean, faults: [fault] })).toContain('is partially compliant');
    expect(textOf({ ...clean, results: { ...clean.results, '2.1.1': 'cantTell' } })).toContain(
      'is partially compliant',
    );
    expect(textOf({ ...clean, results: {} })).toContain('is not compliant');
  });

  it('is not better than partial today, since people have not judged everything', () => {
    expect(textOf(evidence)).toContain('is partially compliant');
    expect(textOf(evidence)).toContain('No person who uses assistive technology every day');
  });
});

describe('the check for regulators finds', () => {
  const replaced = (from: string | RegExp, to: string) => {
    const statement = accessibilityStatement(evidence, 'en', []);
    const body = JSON.parse(JSON.stringify(statement.body).replace(from, to)) as typeof statement.body;
    return missingForRegulators({ ...statement, body }, evidence, 'en', TODAY);
  };

  it.each([
    ['a status that is better than the results', 'is partially compliant', 'is fully compliant', 'status agrees'],
    ['no status', 'is partially compliant', 'is lovely', 'one status'],
    ['a fault without its criterion', 'WCAG 1.2.3, 1.2.5.', 'WCAG.', 'fault names its criteria'],
    ['a fault without a date', '31 March 2027', 'one day', 'fault has a date'],
    ['no reply time', 'within 14 days.', 'soon.', 'reply time'],
    ['no address', /mailto:/g, 'x:', 'feedback by mail'],
    ['no authority', /webaccessibility/g, 'example', 'authority'],
    ['no procedure', 'complain', 'weep', 'enforcement procedure'],
    ['no method', 'our own assessment', 'hope', 'method'],
    ['no day of review', /last reviewed on \d+ \w+ \d{4}/g, 'reviewed', 'day of review'],
  ] as const)('%s', (_what, from, to, item) => {
    expect(replaced(from, to)).toEqual([expect.stringContaining(item)]);
  });

  it('a plan that is not in the future, and a review of a year ago', () => {
    const late = { ...evidence, faults: [{ ...fault, plannedOn: evidence.reviewedOn }] };
    expect(missing(late, 'en')).toEqual([expect.stringContaining('planned after the review')]);
    expect(missing(evidence, 'en', '2028-01-01')).toEqual([expect.stringContaining('under a year')]);
  });
});

describe('the evidence', () => {
  it('has to name what failed and what is to be judged', () => {
    expect(() => readEvidence({ ...clean, results: { ...clean.results, '1.4.3': 'failed' } })).toThrow('1.4.3');
    expect(() => readEvidence({ ...clean, results: { ...clean.results, '2.4.3': 'cantTell' } })).toThrow('2.4.3');
    expect(() => readEvidence({ ...clean, results: { '9.9.9': 'passed' } })).toThrow();
    expect(() => readEvidence({ ...clean, reviewedOn: '2026-02-30' })).toThrow('not a day');
  });

  it('lists the chapters, each with an id of its own, also beside what editors add', () => {
    const [first] = accessibilityStatement(evidence, 'en', []).body;
    if (first?.kind !== 'heading') throw new Error('The statement begins with a heading');
    const chapters = contentsOf(accessibilityStatement(evidence, 'en', [], [first]).body);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(chapters.length).toBeGreaterThan(6);
  });
});
