import { dayIn } from '../calendar';
import { charges } from '../charges';
import type { World } from '../context';
import { hotelById } from '../hotels/allHotels';
import type { PriceLineRecord } from '../model';
import { cityOf } from '../places';
import type { BookedRoom, BookingRecord } from '../store/bookingRecord';
import { findBooking, rewriteBooking } from '../store/bookings';
import { immediately } from '../store/openStore';
import { stayOf } from '../store/stays';
import { vatRatesOf } from '../vat';
import { statusOf } from './bookingStatus';

const chargedIn = ({ lines }: BookedRoom): number =>
  lines.reduce((sum, line) => sum + (line.chargedAt === undefined ? 0 : line.total), 0);

/**
 * What is paid of each room, in minor units: what was booked is paid before what was bought in the house, and the rooms
 * in their order.
 */
export const paidByRoom = ({ paid, detail: { rooms } }: BookingRecord): readonly number[] => {
  let left = paid;
  const pay = (amount: number): number => {
    const part = Math.min(left, amount);
    left -= part;
    return part;
  };
  const forStay = rooms.map((room) => pay(room.total.amount - chargedIn(room)));
  return rooms.map((room, index) => (forStay[index] ?? 0) + pay(chargedIn(room)));
};

/** What one room is to pay. */
export interface Invoice {
  readonly id: string;
  readonly roomIndex: number;
  readonly lines: readonly PriceLineRecord[];
  readonly total: number;
  readonly paid: number;
}

/** The invoices of a booking, one for each room. */
export const invoicesOf = (booking: BookingRecord): readonly Invoice[] => {
  const paid = paidByRoom(booking);
  return booking.detail.rooms.map(({ lines, total }, roomIndex) => ({
    id: `${booking.number}-${roomIndex + 1}`,
    roomIndex,
    lines,
    total: total.amount,
    paid: paid[roomIndex] ?? 0,
  }));
};

/**
 * The desk puts what guests in the house have bought on the bill of their room; false when it cannot. What was booked
 * with points has a bill without money, so such guests pay at once.
 */
export const chargeRoom = (world: World, bookingNumber: string, roomIndex: number, item: string): boolean =>
  immediately(world.store, () => {
    const booking = findBooking(world.store, bookingNumber);
    const room = booking?.detail.rooms[roomIndex];
    const charge = charges[item];
    if (!booking || !room || !charge || booking.total.currency === 'S_POINT') return false;
    const status = statusOf(world, { twist: {} }, booking);
    if (!stayOf(world.store, bookingNumber) || (status !== 'CURRENT_STAY' && status !== 'DUE_OUT')) return false;
    const hotel = hotelById(booking.hotelId);
    const chargedAt = world.now().getTime();
    const { currency } = booking.total;
    const line: PriceLineRecord = {
      kind: 'EXTRA_SERVICE',
      label: charge.name,
      quantity: 1,
      unit: charge.price,
      total: charge.price,
      currency,
      date: dayIn(chargedAt, cityOf(hotel).timeZone),
      vatRate: vatRatesOf(hotel)[charge.vat],
      chargedAt,
    };
    const charged = {
      ...room,
      lines: [...room.lines, line],
      total: { currency, amount: room.total.amount + charge.price },
    };
    rewriteBooking(world.store, {
      ...booking,
      total: { currency, amount: booking.total.amount + charge.price },
      detail: { ...booking.detail, rooms: booking.detail.rooms.map((each) => (each === room ? charged : each)) },
    });
    return true;
  });
