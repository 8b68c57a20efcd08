import { calendarEventOf } from './calendarEvent';
import { aReservation } from './testReservation';

const reservation = aReservation();

describe('calendarEventOf', () => {
  it('runs from check-in to check-out on the hotel’s clock, across a change of clocks', () => {
    expect(calendarEventOf(reservation, 'sarastus.example')).toEqual({
      uid: '7001@sarastus.example',
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
    expect(JSON.stringify(calendarEventOf(reservation, 'x'))).not.toMatch(/secret|Aino|Mäki|posti/);
  });

  it('reminds of nothing when the stay cannot be cancelled, or is', () => {
    const noReminder = { cancelUntil: null, alarmAt: null };
    const rooms = reservation.rooms.map((room) => ({ ...room, cancel: { kind: 'none' } as const }));
    expect(calendarEventOf({ ...reservation, rooms }, 'x')).toMatchObject({ ...noReminder, isCancelled: false });
    expect(calendarEventOf({ ...reservation, status: 'CANCELLED' }, 'x')).toMatchObject({
      ...noReminder,
      isCancelled: true,
    });
  });
});
