import { decodeFailureCode, failureCatalogue, failureCodeOf, failureOf } from './failure';
import { allFailureCodes } from './testFailures';
import type { FailureFamily } from './failure';

describe('the catalogue of failures', () => {
  it('has each code once', () => {
    expect(new Set(allFailureCodes).size).toBe(allFailureCodes.length);
    expect(allFailureCodes.length).toBe(Object.values(failureCatalogue).flat().length);
  });

  it('distinguishes a price change of a booking from one of an edit', () => {
    expect(allFailureCodes).toEqual(expect.arrayContaining(['booking.PRICE_CHANGE', 'edit.PRICE_CHANGE']));
  });

  it('keeps what is known beside the code', () => {
    const failure = failureOf('booking', 'ROOM_NOT_AVAILABLE', { roomIndex: 1 });
    expect(failure).toEqual({ kind: 'booking', code: 'ROOM_NOT_AVAILABLE', roomIndex: 1 });
    expect(failureCodeOf(failure)).toBe('booking.ROOM_NOT_AVAILABLE');
  });

  it('knows the codes of the APIs', () => {
    expect(decodeFailureCode('booking', 'ROOM_NOT_AVAILABLE', { roomIndex: 1 })).toEqual({
      kind: 'booking',
      code: 'ROOM_NOT_AVAILABLE',
      roomIndex: 1,
    });
  });

  it('keeps an unknown code for the log, in every family', () => {
    for (const family of Object.keys(failureCatalogue) as FailureFamily[]) {
      const failure = decodeFailureCode(family, 'NEVER_HEARD_OF');
      expect(failure.rawCode).toBe('NEVER_HEARD_OF');
      expect(allFailureCodes).toContain(failureCodeOf(failure));
    }
  });

  it('does not take a code of one family for one of another', () => {
    expect(failureCodeOf(decodeFailureCode('search', 'PRICE_CHANGE'))).toBe('search.UNDEFINED');
  });
});
