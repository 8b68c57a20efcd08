import type { ConsentDecision } from './consent';
import { CONSENT_VERSION, endOfDecision, isDecisionValid, parseDecision, withdrawnPurposes } from './consent';

const decidedAt = '2026-11-02T07:00:00.000Z';
const decision: ConsentDecision = {
  version: CONSENT_VERSION,
  decidedAt,
  asked: ['statistics', 'service'],
  allowed: ['statistics'],
};
const at = (instant: string) => Date.parse(instant);

describe('a kept decision', () => {
  it('is read as it was written', () => {
    expect(parseDecision(JSON.stringify(decision))).toEqual(decision);
  });

  it.each([
    null,
    '',
    'null',
    'yes',
    '{',
    '[]',
    '{"version":1}',
    JSON.stringify({ ...decision, decidedAt: 'soon' }),
    JSON.stringify({ ...decision, allowed: 'all' }),
  ])('is none when it reads %j', (text) => {
    expect(parseDecision(text)).toBeNull();
  });

  it('allows nothing that the site does not know', () => {
    expect(parseDecision(JSON.stringify({ ...decision, allowed: ['statistics', 'everything'] }))?.allowed).toEqual([
      'statistics',
    ]);
  });

  it('holds for twelve months to the minute, and is then asked anew', () => {
    expect(isDecisionValid(decision, ['statistics'], at('2027-11-02T06:59:59Z'))).toBe(true);
    expect(isDecisionValid(decision, ['statistics'], at('2027-11-02T07:00:00Z'))).toBe(false);
    expect(new Date(endOfDecision(decision)).toISOString()).toBe('2027-11-02T07:00:00.000Z');
  });

  it('does not hold when it was made after now: a clock was wrong', () => {
    expect(isDecisionValid(decision, ['statistics'], at('2026-11-02T06:59:00Z'))).toBe(false);
  });

  it('does not answer another question, nor one about more purposes', () => {
    const now = at('2026-12-01T00:00:00Z');
    expect(isDecisionValid({ ...decision, version: CONSENT_VERSION + 1 }, ['statistics'], now)).toBe(false);
    expect(isDecisionValid(decision, ['statistics', 'errorReports'], now)).toBe(false);
    expect(isDecisionValid(decision, [], now)).toBe(true);
  });
});

describe('withdrawing', () => {
  it('is about what was allowed before and is not now', () => {
    expect(withdrawnPurposes(decision, { ...decision, allowed: ['service'] })).toEqual(['statistics']);
    expect(withdrawnPurposes(decision, null)).toEqual(['statistics']);
    expect(withdrawnPurposes(null, decision)).toEqual([]);
  });
});
