import { checkNotice } from '@/domain/reservation/passengerNotice';
import type { OptionIssueReason, ReservationStatus } from '@/domain/reservation/reservation';
import type { CheckOutCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import { dayIn } from '../calendar';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import { cityOf } from '../places';
import { findRoomType } from '../rooms/roomTypes';
import type { BookingRecord } from '../store/bookingRecord';
import { keepNotice, roomsWithNotice, type PassengerNotice } from '../store/notices';
import { immediately } from '../store/openStore';
import { endStay, insertStay, stayOf, staysInHouse } from '../store/stays';
import { optionOf } from './bookingOptions';
import { statusOf } from './bookingStatus';
import { findOwnBooking } from './findOwnBooking';

export interface StayKey {
  readonly number: string;
  readonly hash: string;
}

/** What comes of a call about a stay: done, not possible now, or no booking has that number together with that hash. */
export type StayAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: OptionIssueReason }
  | { readonly kind: 'unknown' };

const refused = (reason: OptionIssueReason): StayAnswer => ({ kind: 'refused', reason });

/** The statuses in which nothing about a stay can be arranged any more, or yet. */
const withoutStay: readonly ReservationStatus[] = ['CANCELLED', 'PAST_STAY', 'PENDING'];

/** Whether the stay of a booking lies ahead or is under way. */
export const hasStayAhead = (world: World, caller: Caller, booking: BookingRecord): boolean =>
  !withoutStay.includes(statusOf(world, caller, booking));

const demandComplete = (world: World, booking: BookingRecord, roomIndex: number, notice: PassengerNotice): void => {
  const today = dayIn(world.now().getTime(), cityOf(hotelById(booking.hotelId)).timeZone);
  const isComplete =
    booking.detail.rooms[roomIndex] !== undefined &&
    checkNotice({ ...notice, documentNumber: notice.documentNumber ?? '' }, today).length === 0 &&
    /^[A-Z]{2}$/.test(notice.nationality) &&
    /^[A-Z]{2}$/.test(notice.arrivesFrom);
  // Without the values: errors are logged.
  if (!isComplete) throw new BadInputError('A passenger notice is of a room of the booking, and complete');
};

/** The desk keeps the notices of rooms, also before the guests arrive. */
export const saveNotices = (
  world: World,
  caller: Caller,
  { number, hash }: StayKey,
  notices: readonly { readonly roomIndex: number; readonly notice: PassengerNotice }[],
): StayAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.stayRefusal) return refused(caller.twist.stayRefusal);
    if (!hasStayAhead(world, caller, booking)) return refused('BAD_STATUS');
    for (const { roomIndex, notice } of notices) {
      demandComplete(world, booking, roomIndex, notice);
      keepNotice(world.store, number, roomIndex, notice);
    }
    return { kind: 'done' };
  });

const ROOMS_OF_A_FLOOR = 100;

/** A free room for each room of a booking: each type has a floor of its own. */
const assignRooms = (world: World, booking: BookingRecord): readonly string[] => {
  const hotel = hotelById(booking.hotelId);
  const today = dayIn(world.now().getTime(), cityOf(hotel).timeZone);
  const taken = new Set(staysInHouse(world.store, hotel.id, today).flatMap(({ roomNumbers }) => roomNumbers));
  return booking.detail.rooms.map(({ roomTypeRefId }) => {
    const code = findRoomType(hotel, roomTypeRefId)?.code ?? '';
    const floor = (hotel.roomKinds.indexOf(code) + 1) * ROOMS_OF_A_FLOOR;
    for (let room = floor + 1; ; room += 1) {
      if (taken.has(String(room))) continue;
      taken.add(String(room));
      return String(room);
    }
  });
};

/** Lets the guests of a booking in: the desk does it for those it sees, the site for those whose notices it has. */
export const beginStay = (world: World, booking: BookingRecord): void =>
  insertStay(world.store, {
    bookingNumber: booking.number,
    hotelId: booking.hotelId,
    roomNumbers: assignRooms(world, booking),
    checkedInAt: world.now().getTime(),
    checkedOutAt: null,
  });

/** Checks the guests of every room in. Checking in again changes nothing. */
export const checkIn = (world: World, caller: Caller, { number, hash }: StayKey): StayAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.stayRefusal) return refused(caller.twist.stayRefusal);
    const isInHouse = stayOf(world.store, number)?.checkedOutAt === null;
    if (isInHouse && !caller.twist.optionReason && hasStayAhead(world, caller, booking)) return { kind: 'done' };
    const option = optionOf(world, caller, booking, 'checkIn');
    if (!option.allowed) return refused(option.issueReason ?? 'BAD_STATUS');
    if (roomsWithNotice(world.store, number).length < booking.detail.rooms.length) return refused('BAD_STATUS');
    beginStay(world, booking);
    return { kind: 'done' };
  });

export type CheckOutAnswer =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly code: CheckOutCode } | { readonly kind: 'unknown' };

/** Why the guests cannot check out, by why the option is closed. */
const checkOutCodeOf = (reason: OptionIssueReason | null, hasArrived: boolean): CheckOutCode => {
  if (reason === 'NOT_AVAILABLE') return 'ONLINE_CHECKOUT_NOT_ALLOWED';
  if (reason === 'OUTSTANDING_BALANCE') return 'UNPAID_INVOICES';
  if (!hasArrived) return 'NOT_CHECKED_IN';
  return reason === 'TOO_EARLY' ? 'NOT_DUEOUT' : 'CHECKOUT_FAILURE';
};

/** Checks the guests of every room out. Checking out again changes nothing. */
export const checkOut = (world: World, caller: Caller, { number, hash }: StayKey): CheckOutAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.checkOutFailure) return { kind: 'refused', code: caller.twist.checkOutFailure };
    const stay = stayOf(world.store, number);
    if (stay?.checkedOutAt && !caller.twist.optionReason) return { kind: 'done' };
    const { allowed, issueReason } = optionOf(world, caller, booking, 'checkOut');
    if (!allowed) return { kind: 'refused', code: checkOutCodeOf(issueReason, stay !== null) };
    endStay(world.store, number, world.now().getTime());
    return { kind: 'done' };
  });
