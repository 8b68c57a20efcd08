import type { World } from '../context';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, updateBooking } from '../store/bookings';
import { roomsWithNotice } from '../store/notices';
import { immediately } from '../store/openStore';
import { movePayments } from '../store/payments';
import { endStay, stayOf } from '../store/stays';
import { openAmountOf, statusOf } from './bookingStatus';
import { chargeRoom } from './invoices';
import { beginStay } from './stay';

/** What the desk can do for guests who stand at it. */
export const deskActs = ['arrive', 'charge', 'leave'] as const;
export type DeskAct = (typeof deskActs)[number];

/** Lets guests in whom the desk sees: it needs neither their notice nor a guarantee. */
const arrive = (world: World, booking: BookingRecord): boolean => {
  const status = statusOf(world, { twist: {} }, booking);
  if (stayOf(world.store, booking.number) || (status !== 'PRE_CHECKIN' && status !== 'CURRENT_STAY')) return false;
  beginStay(world, booking);
  return true;
};

/** The guests pay what is open, and go. */
const leave = (world: World, booking: BookingRecord): boolean => {
  if (stayOf(world.store, booking.number)?.checkedOutAt !== null) return false;
  const open = openAmountOf(booking);
  movePayments(world.store, booking.number, 'OPEN', 'SUPERSEDED');
  updateBooking(world.store, booking.number, {
    ...booking,
    paid: booking.paid + open,
    guarantee: open > 0 ? 'DEPOSIT' : booking.guarantee,
  });
  endStay(world.store, booking.number, world.now().getTime());
  return true;
};

/** Does it; false when it cannot be done now. `item` and `roomIndex` are of a charge. */
export const actAtDesk = (
  world: World,
  bookingNumber: string,
  act: DeskAct,
  { item, roomIndex }: { readonly item: string; readonly roomIndex: number },
): boolean => {
  if (act === 'charge') return chargeRoom(world, bookingNumber, roomIndex, item);
  return immediately(world.store, () => {
    const booking = findBooking(world.store, bookingNumber);
    if (!booking) return false;
    return act === 'arrive' ? arrive(world, booking) : leave(world, booking);
  });
};

/** What the desk sees of a stay. */
export const deskView = (world: World, booking: BookingRecord) => {
  const stay = stayOf(world.store, booking.number);
  return {
    status: statusOf(world, { twist: {} }, booking),
    roomNumbers: stay?.roomNumbers ?? [],
    hasArrived: stay !== null,
    hasLeft: stay !== null && stay.checkedOutAt !== null,
    notices: roomsWithNotice(world.store, booking.number).length,
    open: openAmountOf(booking),
  };
};
