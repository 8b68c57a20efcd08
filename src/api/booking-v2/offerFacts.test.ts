import { MalformedError } from '../readLeaf';
import { cancelTermsOf, unmetOf } from './offerFacts';

const stay = { startDate: '2026-12-01', endDate: '2026-12-04', timeZone: 'Europe/Helsinki' };

describe('the cancel terms of an offer', () => {
  it('are what the API says', () => {
    const cancelableUntil = '2026-11-30T18:00:00+02:00';
    expect(cancelTermsOf({ cancelable: true, cancelableUntil }, stay)).toEqual({
      kind: 'free',
      until: cancelableUntil,
    });
    expect(cancelTermsOf({ cancelable: false, cancelableUntil }, stay)).toEqual({ kind: 'none' });
  });

  it('last until 18:00 of the arrival day, hotel time, where the API gives no deadline', () => {
    const terms = { kind: 'free', until: '2026-12-01T16:00:00.000Z' };
    expect(cancelTermsOf({ cancelable: true, cancelableUntil: null }, stay)).toEqual(terms);
    expect(cancelTermsOf({ cancelable: true, cancelableUntil: undefined }, stay)).toEqual(terms);
  });

  it('cannot be read when the deadline is malformed', () => {
    expect(() => cancelTermsOf({ cancelable: true, cancelableUntil: 'soon' }, stay)).toThrow(MalformedError);
  });
});

it('an offer with an unknown restriction is not sold', () => {
  expect(unmetOf([{ reason: 'LOGIN_REQUIRED' }])).toEqual(['LOGIN_REQUIRED']);
  expect(() => unmetOf([{ reason: 'MOON_PHASE' as never }])).toThrow(MalformedError);
});
