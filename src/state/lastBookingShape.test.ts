import { aReservation } from '@/domain/testReservation';
import { parseLastBooking, withoutPersonal } from './lastBookingShape';

const kept = {
  bookingNumber: '7001',
  bookingHash: 'secret',
  departure: '2026-10-26',
  snapshot: withoutPersonal(aReservation()),
};
const readBack = (today: string, value: unknown = kept) => parseLastBooking(JSON.parse(JSON.stringify(value)), today);

describe('the last booking in this browser', () => {
  it('can be shown without a network, price lines and all', () => {
    const snapshot = readBack('2026-10-24')?.snapshot;
    expect(snapshot?.hotel.name).toBe('Sarastus Original Kamppi');
    expect(snapshot?.rooms[0]?.lines).toEqual(aReservation().rooms[0]?.lines);
    expect(snapshot?.total).toEqual(aReservation().total);
  });

  it('holds nothing of the guest, and the hash once only', () => {
    expect(JSON.stringify(kept.snapshot)).not.toMatch(/Aino|Mäki|posti|40123|Late arrival|secret/);
  });

  it('is forgotten two days after departure', () => {
    expect(readBack('2026-10-28')).not.toBeNull();
    expect(readBack('2026-10-29')).toBeNull();
  });

  it('is forgotten when it is not one of ours', () => {
    expect(readBack('2026-10-24', { ...kept, snapshot: { hotel: 1 } })).toBeNull();
    expect(readBack('2026-10-24', 'x')).toBeNull();
  });
});
