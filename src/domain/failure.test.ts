import { allFailureCodes, decodeFailureCode, failureCatalogue, failureCodeOf, failureOf } from './failure';
import type { FailureFamily } from './failure';
import { money } from './money';

describe('the catalogue of failures', () => {
  it('has each code once', () => {
    expect(new Set(allFailureCodes).size).toBe(allFailureCodes.length);
    expect(allFailureCodes.length).toBe(Object.values(failureCatalogue).flat().length);
  });

  it('tells a price change of a booking from one of an edit', () => {
    expect(allFailureCodes).toEqual(expect.arrayContaining(['booking.PRICE_CHANGE', 'edit.PRICE_CHANGE']));
  });

  it('keeps what is known beside the code', () => {
    const detail = { expectedPrice: money(10000), actualPrice: money(12000) };
    const failure = failureOf('booking', 'UNEXPECTED_PRICE', detail);
    expect(failure).toEqual({ kind: 'booking', code: 'UNEXPECTED_PRICE', ...detail });
    expect(failureCodeOf(failure)).toBe('booking.UNEXPECTED_PRICE');
  });

  it('knows the codes of the APIs', () => {
    expect(decodeFailureCode('booking', 'ROOM_NOT_AVAILABLE', { roomIndex: 1 })).toEqual({
      kind: 'booking',
      code: 'ROOM_NOT_AVAILABLE',
      roomIndex: 1,
    });
  });

  it('keeps a code nobody knows for the log, in every family', () => {
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
