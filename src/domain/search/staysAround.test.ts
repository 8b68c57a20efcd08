import { lowestAmong, staysAround } from './staysAround';
import { money } from '../money';

describe('the stays around one', () => {
  it('are as long, and begin up to three days earlier or later', () => {
    const found = staysAround({ startDate: '2026-12-04', endDate: '2026-12-06' }, '2026-11-20');
    expect(found).toHaveLength(7);
    expect(found[0]).toEqual({ startDate: '2026-12-01', endDate: '2026-12-03' });
    expect(found[3]).toEqual({ startDate: '2026-12-04', endDate: '2026-12-06' });
    expect(found[6]).toEqual({ startDate: '2026-12-07', endDate: '2026-12-09' });
  });

  it('begin today at the earliest, and on the last day that can be booked at the latest', () => {
    const first = staysAround({ startDate: '2026-11-21', endDate: '2026-11-22' }, '2026-11-20');
    expect(first.map(({ startDate }) => startDate)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(staysAround({ startDate: '2028-04-03', endDate: '2028-04-04' }, '2026-11-20')).toHaveLength(4);
  });

  it('have a lowest price where there are two to compare', () => {
    expect(lowestAmong([money(300), money(100), money(200)])).toEqual(money(100));
    expect(lowestAmong([money(300)])).toBeNull();
  });
});
