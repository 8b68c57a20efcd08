import { aReservation } from '@/domain/reservation/testReservation';
import { parseMadeBookings, withoutPersonal } from './madeBookingsShape';

const madeAt = Date.parse('2026-10-01T12:00:00Z');
const hours = (count: number) => madeAt + count * 3_600_000;
const made = {
  bookingNumber: '7001',
  bookingHash: 'secret',
  madeAt,
  departure: '2026-10-26',
  snapshot: withoutPersonal(aReservation()),
};
const readBack = (today: string, value: unknown = [made], now = hours(1)) =>
  parseMadeBookings(JSON.parse(JSON.stringify(value)), now, today);

describe('the bookings made in this browser', () => {
  it('can be shown without a network, price lines and all', () => {
    const snapshot = readBack('2026-10-24')[0]?.snapshot;
    expect(snapshot?.hotel.name).toBe('Sarastus Original Kamppi');
    expect(snapshot?.rooms[0]?.lines).toEqual(aReservation().rooms[0]?.lines);
    expect(snapshot?.total).toEqual(aReservation().total);
    expect(snapshot?.deskCode).toBe(aReservation().deskCode);
  });

  it('hold no personal data, and the hash only once', () => {
    expect(JSON.stringify(made.snapshot)).not.toMatch(/Aino|Mäki|posti|40123|Late arrival|secret/);
  });

  it('no longer hold the key a day after they were made', () => {
    expect(readBack('2026-10-02', [made], hours(23))[0]?.bookingHash).toBe('secret');
    const later = readBack('2026-10-02', [made], hours(24))[0];
    expect(later?.bookingHash).toBeNull();
    expect(later?.snapshot?.bookingNumber).toBe('7001');
  });

  it('are forgotten two days after departure', () => {
    expect(readBack('2026-10-28')).toHaveLength(1);
    expect(readBack('2026-10-29')).toEqual([]);
  });

  it('leave out values of another shape, and keep the others', () => {
    expect(readBack('2026-10-24', [{ ...made, snapshot: { hotel: 1 } }, made, 7])).toHaveLength(1);
    expect(readBack('2026-10-24', 'x')).toEqual([]);
  });
});
