import { calendarEventOf } from './calendarEvent';
import { aReservation } from './testReservation';

const reservation = aReservation();
// Ten minutes after it was made.
const now = Date.parse('2026-10-01T12:10:30+03:00');

describe('calendarEventOf', () => {
  it('runs from check-in to check-out on the hotel’s clock, across a change of clocks', () => {
    expect(calendarEventOf(reservation, 'sarastus.example', now)).toEqual({
      uid: '7001@sarastus.example',
      version: 10,
      startsAt: '2026-10-24T12:00:00.000Z',
      endsAt: '2026-10-26T10:00:00.000Z',
      timeZone: 'Europe/Helsinki',
      hotelName: 'Sarastus Original Kamppi',
      location: 'Sarastus Original Kamppi, Rantakatu 1, 00100 Helsinki',
      phone: '+358 18 555 0101',
      bookingNumber: '7001',
      isCancelled: false,
      cancelUntil: '2026-10-24T15:00:00Z',
      alarmAt: '2026-10-24T13:00:00.000Z',
    });
  });

  it('holds neither the hash nor the guest', () => {
    expect(JSON.stringify(calendarEventOf(reservation, 'x', now))).not.toMatch(/secret|Aino|Mäki|posti/);
  });

  it('replaces an entry of an earlier time, and is replaced by the cancellation of the same minute', () => {
    const versionAt = (change: Partial<typeof reservation>, at: number) =>
      calendarEventOf({ ...reservation, ...change }, 'x', at).version;
    expect(versionAt({}, now + 60_000)).toBeGreaterThan(versionAt({}, now));
    expect(versionAt({ status: 'CANCELLED' }, now)).toBeGreaterThan(versionAt({}, now));
    // A clock that is behind, and a booking of unknown age.
    expect(versionAt({}, 0)).toBe(0);
    expect(versionAt({ createdAt: null }, now + 60_000)).toBeGreaterThan(versionAt({ createdAt: null }, now));
  });

  it('reminds of nothing when the stay cannot be cancelled, or is', () => {
    const noReminder = { cancelUntil: null, alarmAt: null };
    const rooms = reservation.rooms.map((room) => ({ ...room, cancel: { kind: 'none' } as const }));
    expect(calendarEventOf({ ...reservation, rooms }, 'x', now)).toMatchObject({ ...noReminder, isCancelled: false });
    expect(calendarEventOf({ ...reservation, status: 'CANCELLED' }, 'x', now)).toMatchObject({
      ...noReminder,
      isCancelled: true,
    });
  });
});
