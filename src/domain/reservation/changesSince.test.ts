import { changesSince } from './changesSince';
import { money } from '../money';
import { aReservation } from './testReservation';

const now = aReservation();
const [room] = now.rooms;
if (!room) throw new Error('The reservation has no room');
const extra = { id: 'LATE', name: 'Late check-out', quantity: 1, total: money(2500) };
const withExtras = (...extras: (typeof extra)[]) => aReservation({ rooms: [{ ...room, extras }] });

test('a reservation that nobody changed has no changes, also in another language', () => {
  const inFinnish = { ...room, roomType: { ...room.roomType, name: 'Huone' }, rate: { ...room.rate, name: 'Hinta' } };
  expect(changesSince(aReservation({ rooms: [inFinnish] }), now)).toEqual([]);
});

test.each([
  ['dates', aReservation({ stay: { startDate: '2026-12-24', endDate: '2026-12-27' } })],
  ['rooms', aReservation({ rooms: [{ ...room, roomType: { ...room.roomType, refId: 'other' } }] })],
  ['rooms', aReservation({ rooms: [{ ...room, rate: { ...room.rate, refId: 'other' } }] })],
  ['rooms', aReservation({ rooms: [room, room] })],
  ['total', aReservation({ total: money(1) })],
])('%s that were other before are a change', (fact, earlier) => {
  expect(changesSince(earlier, now)).toContain(fact);
});

test('extras are compared by kind and number, in any order', () => {
  const wine = { ...extra, id: 'WINE' };
  expect(changesSince(withExtras(extra, wine), withExtras(wine, extra))).toEqual([]);
  expect(changesSince(withExtras(extra), withExtras({ ...extra, quantity: 2 }))).toEqual(['extras']);
  expect(changesSince(withExtras(), withExtras(extra))).toEqual(['extras']);
});
