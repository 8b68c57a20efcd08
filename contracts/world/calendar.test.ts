import { addMonths, dayIn, instantIn, isLocalDate, isoIn } from './calendar';

describe('hotel time', () => {
  it.each([
    ['2026-12-01', '2026-12-01T18:00:00+02:00'],
    ['2026-07-01', '2026-07-01T18:00:00+03:00'],
    // The days on which the clocks change.
    ['2026-03-29', '2026-03-29T18:00:00+03:00'],
    ['2026-10-25', '2026-10-25T18:00:00+02:00'],
  ])('is 18:00 local time on %s', (date, iso) => {
    expect(isoIn(instantIn(date, '18:00', 'Europe/Helsinki'), 'Europe/Helsinki')).toBe(iso);
    expect(instantIn(date, '18:00', 'Europe/Helsinki')).toBe(Date.parse(iso));
  });

  it('gives the current date at the hotel', () => {
    expect(dayIn(Date.parse('2026-11-02T22:30:00Z'), 'Europe/Helsinki')).toBe('2026-11-03');
    expect(dayIn(Date.parse('2026-11-02T21:30:00Z'), 'Europe/Tallinn')).toBe('2026-11-02');
  });

  it('knows which dates exist', () => {
    expect(isLocalDate('2028-02-29')).toBe(true);
    expect(isLocalDate('2026-02-29')).toBe(false);
    expect(isLocalDate('2026-2-9')).toBe(false);
  });
});

describe('months', () => {
  it.each([
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %d months is %s, a day that exists', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
    expect(isLocalDate(addMonths(from, months))).toBe(true);
  });
});
