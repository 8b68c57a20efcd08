import { calendarEventOf } from './calendarEvent';
import type { Reservation } from './reservation';
import { money } from './money';
import { aRate, aRoomType } from './testOffers';

const allowed = { enabled: true, allowed: true, issueReason: null };
const reservation: Reservation = {
  bookingNumber: '7001',
  bookingHash: 'secret',
  status: 'CONFIRMED',
  guaranteeStatus: 'NOT_GUARANTEED',
  paymentStatus: 'UNPAID',
  hotel: {
    id: 'kamppi',
    name: 'Sarastus Original Kamppi',
    brand: 'original',
    urlPath: 'helsinki/kamppi',
    address: { street: 'Rantakatu 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' },
    email: 'kamppi@sarastus.example',
    phone: { number: '+358 18 555 0101', rate: '' },
    checkInTime: '15:00',
    checkOutTime: '12:00',
    timeZone: 'Europe/Helsinki',
    company: { name: '', businessId: '' },
    cards: [],
    banks: [],
    notifications: [],
    summary: null,
    location: null,
    image: null,
  },
  stay: { startDate: '2026-10-24', endDate: '2026-10-26' },
  rooms: [
    {
      roomIndex: 0,
      roomType: aRoomType(),
      rate: aRate(),
      adults: 1,
      childAges: [],
      pets: 0,
      travelCots: 0,
      bathroomWish: 'NONE',
      extras: [],
      total: money(24000),
      lines: [],
      cancel: { kind: 'free', until: '2026-10-24T15:00:00Z' },
    },
  ],
  contact: {
    firstName: 'Aino',
    lastName: 'Mäki',
    email: 'aino@posti.example',
    phone: '+358401234567',
    address: { street: '', postCode: '', city: '', countryCode: 'FI' },
    companyName: null,
  },
  message: null,
  total: money(24000),
  paid: money(0),
  balance: money(24000),
  vat: [],
  options: { cancel: allowed, onlineCancel: allowed, guarantee: allowed },
};

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
    const silent = { cancelUntil: null, alarmAt: null };
    const rooms = reservation.rooms.map((room) => ({ ...room, cancel: { kind: 'none' } as const }));
    expect(calendarEventOf({ ...reservation, rooms }, 'x')).toMatchObject({ ...silent, isCancelled: false });
    expect(calendarEventOf({ ...reservation, status: 'CANCELLED' }, 'x')).toMatchObject({
      ...silent,
      isCancelled: true,
    });
  });
});
