import { arrivalStep, hasEveryNotice, isNamedEarlier, takesNotices } from './arrival';
import { reservationStatuses } from './reservation';
import { aReservation } from './testReservation';

const now = Date.parse('2026-10-24T16:00:00+03:00');
const progress = {
  roomsWithNotice: [],
  checkedInAt: null,
  checkedOutAt: null,
  roomNumbers: [],
  devices: [],
  mobileKeys: [],
};
const came = { ...progress, checkedInAt: '2026-10-24T15:30:00+03:00' };
const open = { enabled: true, allowed: true, issueReason: null };

describe('the way in', () => {
  it('begins with the notices of a booking that stands', () => {
    expect(reservationStatuses.filter((status) => takesNotices({ status }))).toEqual([
      'CONFIRMED',
      'CURRENT_STAY',
      'PRE_CHECKIN',
    ]);
    expect(takesNotices({ status: null })).toBe(false);
    expect(arrivalStep(aReservation(), progress, now)).toBe('notices');
    expect(arrivalStep(aReservation({ status: 'PENDING' }), progress, now)).toBe('over');
  });

  it('has its notices once each room has one', () => {
    const rooms = [{ roomIndex: 0 }, { roomIndex: 1 }];
    expect(hasEveryNotice({ rooms }, { roomsWithNotice: [1] })).toBe(false);
    expect(hasEveryNotice({ rooms }, { roomsWithNotice: [1, 0] })).toBe(true);
  });

  it('is open wherever the API lets guests in', () => {
    const options = { ...aReservation().options, checkIn: open };
    expect(arrivalStep(aReservation({ status: 'DUE_OUT', options }), progress, now)).toBe('notices');
    expect(arrivalStep(aReservation({ status: 'DUE_OUT' }), progress, now)).toBe('over');
  });

  it('ends in the house, until the guest leaves', () => {
    expect(arrivalStep(aReservation({ status: 'CURRENT_STAY' }), came, now)).toBe('inHouse');
    expect(arrivalStep(aReservation({ status: 'PAST_STAY' }), came, now)).toBe('over');
    const left = { ...came, checkedOutAt: '2026-10-26T10:00:00+02:00' };
    expect(arrivalStep(aReservation({ status: 'PAST_STAY' }), left, now)).toBe('over');
  });
});

describe('the name of a room', () => {
  const named = (roomIndex: number, firstName: string, lastName: string) => ({
    roomIndex,
    guest: { ...aReservation().rooms[0]!.guest, firstName, lastName },
  });
  const rooms = [named(0, 'Noora', 'Aalto'), named(1, 'Noora', 'Aalto'), named(2, 'Ville', 'Aalto')] as const;

  it('is of somebody else where an earlier room has it already', () => {
    expect(rooms.map((room) => isNamedEarlier(rooms, room))).toEqual([false, true, false]);
  });
});
