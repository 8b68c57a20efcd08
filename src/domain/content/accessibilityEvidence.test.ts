import { conformanceOf, criteria, criteriaThat, isReviewDue } from './accessibilityEvidence';
import type { AuditOutcome } from './accessibilityEvidence';

const everyText = { fi: 'a', en: 'b', sv: 'c', et: 'd' };
const allThat = (outcome: AuditOutcome) => Object.fromEntries(criteria.map((each) => [each, outcome]));
const clean = { results: allThat('passed'), faults: [], parts: [] };
const fault = { criteria: ['1.2.5'], place: everyText, effect: everyText, plannedOn: '2027-03-31' };

describe('the status of accessibility', () => {
  it('is full when every criterion that applies has passed', () => {
    expect(conformanceOf(clean)).toBe('full');
    expect(conformanceOf({ ...clean, results: { ...clean.results, '1.2.4': 'inapplicable' } })).toBe('full');
  });

  it.each(['failed', 'cantTell', 'untested'] as const)('is partial when one criterion is %s', (outcome) => {
    expect(conformanceOf({ ...clean, results: { ...clean.results, '2.4.3': outcome } })).toBe('partial');
  });

  it('is partial when a fault is known or something was found, whatever the results say', () => {
    expect(conformanceOf({ ...clean, faults: [fault] })).toBe('partial');
    const part = { means: 'engine', description: everyText, checked: 10, findings: 1 } as const;
    expect(conformanceOf({ ...clean, parts: [part] })).toBe('partial');
  });

  it('is none when half of what applies failed, was not tested, or is missing', () => {
    expect(conformanceOf({ ...clean, results: {} })).toBe('none');
    const half = criteria.slice(0, Math.ceil(criteria.length / 2));
    const failing = Object.fromEntries(half.map((each) => [each, 'failed' as const]));
    expect(conformanceOf({ ...clean, results: { ...clean.results, ...failing } })).toBe('none');
    const one = half.slice(1).reduce((results, each) => ({ ...results, [each]: 'failed' as const }), clean.results);
    expect(conformanceOf({ ...clean, results: one })).toBe('partial');
  });
});

it('lists the 55 criteria of levels A and AA once, and a faulty one as failed', () => {
  expect(new Set(criteria).size).toBe(55);
  expect(criteriaThat('failed', { ...clean, faults: [fault] })).toEqual(['1.2.5']);
  expect(criteriaThat('passed', { ...clean, faults: [fault] })).toHaveLength(54);
});

it('is due for a review after a year', () => {
  expect(isReviewDue({ reviewedOn: '2026-11-26' }, '2027-11-25')).toBe(false);
  expect(isReviewDue({ reviewedOn: '2026-11-26' }, '2027-11-26')).toBe(true);
});
