import { optionState } from './optionState';
import type { ReservationOption, ReservationOptionName, ReservationStatus } from './reservation';
import { aReservation } from './testReservation';

// Arrival on 24 October 2026 from 15:00, departure on 26 October; the clocks change in between.
const opening = Date.parse('2026-10-24T15:00:00+03:00');
const departureDay = Date.parse('2026-10-26T00:00:00+02:00');

function stateOf(
  name: ReservationOptionName,
  option: Partial<ReservationOption>,
  { now = opening - 1, status = 'CONFIRMED' as ReservationStatus, isPayable = true } = {},
) {
  const reservation = aReservation({ status });
  const guarantee = { enabled: true, allowed: isPayable, issueReason: null };
  const closed = { enabled: true, allowed: false, issueReason: null };
  return optionState(
    name,
    { ...reservation, options: { ...reservation.options, guarantee, [name]: { ...closed, ...option } } },
    now,
  );
}

describe('what can be done with a reservation', () => {
  it('is possible when the hotel offers it and it can be done now', () => {
    expect(stateOf('modifyDates', { allowed: true })).toEqual({ kind: 'possible' });
    expect(stateOf('modifyDates', { allowed: true, enabled: false })).toEqual({ kind: 'no', words: 'CALL_US' });
  });

  it.each(['checkIn', 'createMobileKey', 'createPhysicalKey'] as const)(
    'opens with the check-in time of the arrival day: %s',
    (name) => {
      const from = { kind: 'time', at: '2026-10-24T12:00:00.000Z' };
      expect(stateOf(name, { issueReason: 'TOO_EARLY' })).toEqual({ kind: 'notYet', words: 'TOO_EARLY', from });
      expect(stateOf(name, { issueReason: 'WRONG_DATE' })).toEqual({ kind: 'notYet', words: 'WRONG_DATE', from });
    },
  );

  it('opens for leaving with the day of departure', () => {
    expect(stateOf('checkOut', { issueReason: 'TOO_EARLY' }, { now: departureDay - 1 })).toEqual({
      kind: 'notYet',
      words: 'ON_DEPARTURE_DAY',
      from: { kind: 'time', at: '2026-10-25T22:00:00.000Z' },
    });
  });

  it('names no time that has passed', () => {
    const late = { now: opening };
    expect(stateOf('checkIn', { issueReason: 'TOO_EARLY' }, late)).toMatchObject({ from: { step: 'LATER' } });
    expect(stateOf('checkIn', { issueReason: 'WRONG_DATE' }, late)).toEqual({ kind: 'no', words: 'WRONG_DATE' });
  });

  it.each([
    ['AUTHENTICATION_REQUIRED', 'SIGN_IN'],
    ['DEPOSIT_REQUIRED', 'PAYMENT'],
    ['EXISTING_EXTRA_SERVICES', 'REMOVE_EXTRAS'],
    ['GUARANTEE_IN_PROGRESS', 'BANK_ANSWER'],
    ['OUTSTANDING_BALANCE', 'PAYMENT'],
    ['TEMPORARILY_UNAVAILABLE', 'LATER'],
  ] as const)('waits for a step: %s', (issueReason, step) => {
    const from = { kind: 'step', step };
    expect(stateOf('modifyRoomTypes', { issueReason })).toEqual({ kind: 'notYet', words: issueReason, from });
  });

  it('waits for the payment of a booking that does not stand yet, or for the bank', () => {
    for (const issueReason of ['BAD_STATUS', 'GUARANTEE_IN_PROGRESS'] as const) {
      const waiting = { status: 'PENDING', now: opening } as const;
      expect(stateOf('modifyDates', { issueReason }, waiting)).toMatchObject({ from: { step: 'PAYMENT' } });
      expect(stateOf('modifyDates', { issueReason }, { ...waiting, isPayable: false })).toMatchObject({
        from: { step: 'BANK_ANSWER' },
      });
    }
  });

  it('waits for checking in where that is possible', () => {
    const reservation = aReservation({ status: 'PRE_CHECKIN' });
    const closed = { enabled: true, allowed: false, issueReason: 'BAD_STATUS' } as const;
    const open = { enabled: true, allowed: true, issueReason: null };
    const keys = (checkIn: ReservationOption) =>
      optionState(
        'createMobileKey',
        { ...reservation, options: { ...reservation.options, checkIn, createMobileKey: closed } },
        opening,
      );
    expect(keys(open)).toMatchObject({ kind: 'notYet', from: { step: 'CHECK_IN' } });
    expect(keys(closed)).toEqual({ kind: 'no', words: 'KEY_WITH_CHECK_IN' });
  });

  it('is over with a stay that is cancelled or past', () => {
    for (const status of ['CANCELLED', 'PAST_STAY'] as const) {
      expect(stateOf('modifyDates', { issueReason: 'DEPOSIT_REQUIRED' }, { status })).toEqual({
        kind: 'no',
        words: 'DEPOSIT_REQUIRED',
      });
    }
  });

  it('is not possible for every other reason', () => {
    expect(stateOf('modifyDates', { issueReason: 'EXTERNAL_ORIGIN' })).toEqual({
      kind: 'no',
      words: 'EXTERNAL_ORIGIN',
    });
    expect(stateOf('modifyDates', {})).toEqual({ kind: 'no', words: 'CALL_US' });
  });
});
