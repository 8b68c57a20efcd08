import fc from 'fast-check';
import { addDays, daysBetween, instantOf, isBefore, localTimeAt, nights, parseLocalDate, todayIn } from './localDate';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('days', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', '2025-02-29', '2026-01-01T00:00', '', 'today', null])(
    'does not take %j for a day',
    (text) => {
      expect(parseLocalDate(text)).toBeNull();
    },
  );

  it('takes a leap day for a day', () => {
    expect(parseLocalDate('2028-02-29')).toBe('2028-02-29');
    expect(parseLocalDate('+2028-02-29')).toBeNull();
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('counts nights, not days', () => {
    const stay = { startDate: '2026-12-30', endDate: '2027-01-02' };
    expect(nights(stay)).toBe(3);
  });

  it('goes as far back as it went forward', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const other = addDays(day, count);
        expect(parseLocalDate(other)).toBe(other);
        expect(daysBetween(day, other)).toBe(count);
        expect(isBefore(day, other)).toBe(count > 0);
      }),
    );
  });
});

describe('the hotel’s calendar and clock', () => {
  const instant = Date.parse('2026-12-04T22:30:00Z');

  it('is the day at the hotel, not where the guest is', () => {
    expect(todayIn('Europe/Helsinki', instant)).toBe('2026-12-05');
    expect(todayIn('America/Los_Angeles', instant)).toBe('2026-12-04');
    expect(todayIn('Pacific/Kiritimati', instant)).toBe('2026-12-05');
  });

  it('shows midnight as 00:00 of the new day', () => {
    expect(localTimeAt(Date.parse('2026-12-04T22:00:00Z'), 'Europe/Helsinki')).toEqual({
      date: '2026-12-05',
      time: '00:00',
    });
  });

  it('knows 18:00 in winter, in summer and on the days between', () => {
    const at18 = (date: string) => new Date(instantOf(date, '18:00', 'Europe/Helsinki')).toISOString();
    expect(at18('2026-12-04')).toBe('2026-12-04T16:00:00.000Z');
    expect(at18('2026-06-04')).toBe('2026-06-04T15:00:00.000Z');
    expect(at18('2026-03-28')).toBe('2026-03-28T16:00:00.000Z');
    expect(at18('2026-03-29')).toBe('2026-03-29T15:00:00.000Z');
    expect(at18('2026-10-24')).toBe('2026-10-24T15:00:00.000Z');
    expect(at18('2026-10-25')).toBe('2026-10-25T16:00:00.000Z');
  });

  it('takes a skipped time for the end of the gap and a repeated one for the first', () => {
    const at = (date: string, time: string) => new Date(instantOf(date, time, 'Europe/Helsinki')).toISOString();
    expect(at('2026-03-29', '03:30')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('finds its way back from any hour in any zone', () => {
    const zones = fc.constantFrom('Europe/Helsinki', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 5, max: 23 }), zones, (date, hour, zone) => {
        const time = `${String(hour).padStart(2, '0')}:30`;
        expect(localTimeAt(instantOf(date, time, zone), zone)).toEqual({ date, time });
      }),
    );
  });
});
