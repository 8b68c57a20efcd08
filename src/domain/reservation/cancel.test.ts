import { arrivalDeadline, cancelClock, isReservationCancelable, reservationCancelTerms } from './cancel';
import type { CancelTerms } from '../stay/roomOffer';

const helsinki = 'Europe/Helsinki';
const free = (until: string): CancelTerms => ({ kind: 'free', until });
const none: CancelTerms = { kind: 'none' };
const clockAt = (instant: string, terms: CancelTerms) => cancelClock(terms, Date.parse(instant), helsinki);

describe('cancelClock', () => {
  const terms = free('2026-12-04T18:00:00+02:00');

  it('is free at 17:59, and too late at 18:00 and 18:01', () => {
    expect(clockAt('2026-12-04T17:59:00+02:00', terms)).toEqual({
      kind: 'free',
      until: '2026-12-04T18:00:00+02:00',
      date: '2026-12-04',
      time: '18:00',
      msLeft: 60_000,
    });
    expect(clockAt('2026-12-04T17:59:59.999+02:00', terms)).toMatchObject({ kind: 'free', msLeft: 1 });
    expect(clockAt('2026-12-04T18:00:00+02:00', terms)).toEqual({ kind: 'passed', until: '2026-12-04T18:00:00+02:00' });
    expect(clockAt('2026-12-04T18:01:00+02:00', terms).kind).toBe('passed');
  });

  it('shows the hotel’s clock, wherever the guest is', () => {
    const clock = cancelClock(free('2026-12-04T16:00:00Z'), Date.parse('2026-12-03T23:00:00-08:00'), helsinki);
    expect(clock).toMatchObject({ date: '2026-12-04', time: '18:00', msLeft: 9 * 3_600_000 });
  });

  it('counts the hour that daylight saving takes or gives', () => {
    const day = (terms: CancelTerms, now: string) => {
      const clock = clockAt(now, terms);
      return clock.kind === 'free' ? [clock.time, clock.msLeft / 3_600_000] : clock.kind;
    };
    expect(day(free(arrivalDeadline('2026-03-29', helsinki)), '2026-03-28T18:00:00+02:00')).toEqual(['18:00', 23]);
    expect(day(free(arrivalDeadline('2026-10-25', helsinki)), '2026-10-24T18:00:00+03:00')).toEqual(['18:00', 25]);
  });

  it('is none without terms, or with an unreadable deadline', () => {
    expect(clockAt('2026-12-04T12:00:00Z', none)).toEqual({ kind: 'none' });
    expect(clockAt('2026-12-04T12:00:00Z', free('tomorrow'))).toEqual({ kind: 'none' });
  });
});

describe('a reservation of several rooms', () => {
  it('can be cancelled when every room can', () => {
    expect(isReservationCancelable([{ cancel: free('2026-12-04T16:00:00Z') }])).toBe(true);
    expect(isReservationCancelable([{ cancel: free('2026-12-04T16:00:00Z') }, { cancel: none }])).toBe(false);
    expect(isReservationCancelable([])).toBe(false);
  });

  it('ends with the earliest deadline, as an instant and not as a text', () => {
    const rooms = [free('2026-12-04T18:00:00+02:00'), free('2026-12-04T12:00:00-05:00'), free('2026-12-04T15:30:00Z')];
    expect(reservationCancelTerms(rooms.map((cancel) => ({ cancel })))).toEqual(free('2026-12-04T15:30:00Z'));
    expect(reservationCancelTerms([{ cancel: none }])).toEqual(none);
  });
});

describe('arrivalDeadline', () => {
  it('is 18:00 of the arrival day at the hotel', () => {
    expect(arrivalDeadline('2026-12-04', helsinki)).toBe('2026-12-04T16:00:00.000Z');
    expect(arrivalDeadline('2026-07-04', 'Europe/Tallinn')).toBe('2026-07-04T15:00:00.000Z');
  });
});
