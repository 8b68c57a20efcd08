import { completeDates, dateProblems, withDates } from './dateProblems';

const today = '2026-11-27';
const problems = (from: string, to: string) => dateProblems({ from, to }, today).map((each) => Object.values(each));

describe('dates that are typed', () => {
  it('are right in any figures, and without their year', () => {
    expect(problems('1.12.2026', '2/12/2026')).toEqual([]);
    expect(problems('30.12.', '2.1.')).toEqual([]);
  });

  it('are told apart: missing, unreadable, passed, too far, in the wrong order and too long', () => {
    expect(problems(' ', '')).toEqual([
      ['from', 'fromMissing'],
      ['to', 'toMissing'],
    ]);
    expect(problems('31.11.2026', '12/27/2026')).toEqual([
      ['from', 'dateUnreadable'],
      ['to', 'dateUnreadable'],
    ]);
    expect(problems('26.11.2026', '28.11.2026')).toEqual([['from', 'fromPast']]);
    expect(problems('1.12.2029', '2.12.2029')).toEqual([['from', 'fromTooFar']]);
    expect(problems('2.12.2026', '1.12.2026')).toEqual([['to', 'toNotAfter']]);
    expect(problems('1.12.2026', '1.2.2027')).toEqual([['to', 'tooManyNights']]);
  });

  it('move the departure with a whole arrival only', () => {
    const before = { from: '2026-12-04', to: '2026-12-06' };
    expect(withDates(before, { from: '8.12.2026' })).toEqual({ from: '8.12.2026', to: '2026-12-09' });
    expect(withDates(before, { from: '8.12.' })).toEqual({ from: '8.12.', to: '2026-12-06' });
    expect(withDates(before, { from: '5.12.2026' })).toEqual({ from: '5.12.2026', to: '2026-12-06' });
    expect(withDates(before, { to: '3.12.2026' })).toEqual({ from: '2026-12-04', to: '3.12.2026' });
    expect(completeDates({ from: '8.12.', to: '2026-12-06' }, today)).toEqual({ from: '2026-12-08', to: '2026-12-09' });
    const wrong = { from: '2026-12-08', to: '2026-12-06' };
    expect(completeDates(wrong, today)).toBe(wrong);
  });
});
