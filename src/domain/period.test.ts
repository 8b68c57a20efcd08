import fc from 'fast-check';
import { addDays, isBefore } from './localDate';
import { firstDayFrom, phaseOf } from './period';

const winter = { from: '2026-11-01', to: '2027-03-31' };
const always = { from: null, to: null };

describe('a period', () => {
  it.each([
    ['2026-10-31', 'before'],
    ['2026-11-01', 'during'],
    ['2027-03-31', 'during'],
    ['2027-04-01', 'after'],
  ])('has both its ends: %s is %s', (day, phase) => {
    expect(phaseOf(winter, day)).toBe(phase);
  });

  it('runs for ever where it has no end', () => {
    expect(phaseOf(always, '2026-11-02')).toBe('during');
    expect(phaseOf({ ...winter, to: null }, '2099-01-01')).toBe('during');
    expect(phaseOf({ ...winter, from: null }, '1999-01-01')).toBe('during');
  });
});

describe('the first day of a stay by an offer', () => {
  it('is today while the period runs, its first day before that, and none when it is over', () => {
    expect(firstDayFrom(winter, '2026-12-24')).toBe('2026-12-24');
    expect(firstDayFrom(winter, '2026-09-01')).toBe('2026-11-01');
    expect(firstDayFrom(winter, '2027-06-24')).toBeNull();
    expect(firstDayFrom(always, '2026-11-02')).toBe('2026-11-02');
  });

  it('is never in the past, and always in the period', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count));
    const end = fc.option(day);
    fc.assert(
      fc.property(end, end, day, (from, to, today) => {
        const period = { from, to };
        const first = firstDayFrom(period, today);
        if (first === null) return;
        expect(isBefore(first, today)).toBe(false);
        if (from === null || to === null || !isBefore(to, from)) expect(phaseOf(period, first)).toBe('during');
      }),
    );
  });
});
