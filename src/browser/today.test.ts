import { todayIn } from '@/domain/localDate';
import { today } from './today';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('today', () => {
  it.each([
    ['2026-07-01T20:59:59Z', '2026-07-01'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
    ['2026-12-01T21:30:00Z', '2026-12-01'],
    ['2026-12-01T22:00:00Z', '2026-12-02'],
  ])('changes at midnight of the hotels, in summer and in winter (%s)', (instant, day) => {
    jest.setSystemTime(new Date(instant));
    expect(today()).toBe(day);
  });

  it.each(['2026-03-28', '2026-10-24'])(
    'is right in each hour of the days when the clocks change (from %s)',
    (start) => {
      for (let half = 0; half < 96; half += 1) {
        const instant = Date.parse(`${start}T00:00Z`) + half * 1_800_000;
        jest.setSystemTime(instant);
        expect(today()).toBe(todayIn('Europe/Helsinki', instant));
      }
    },
  );

  it('needs no calendar of the browser in the morning', () => {
    jest.setSystemTime(new Date('2026-11-02T09:00:00+02:00'));
    const calendar = jest.spyOn(Intl, 'DateTimeFormat');
    expect(today()).toBe('2026-11-02');
    expect(calendar).not.toHaveBeenCalled();
  });
});
