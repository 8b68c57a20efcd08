import type {
  OptionIssueReason,
  ReservationOption,
  ReservationOptionName,
  ReservationStatus,
} from '@/domain/reservation';
import { instantIn } from '../calendar';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import { cityOf } from '../places';
import type { BookingRecord } from '../store/bookingRecord';
import { isPaymentPending } from '../store/payments';
import { stayOf } from '../store/stays';
import { cancelByOfBooking, houseTimes, isInvoiced, openAmountOf, statusOf } from './bookingStatus';

/** Why a booking cannot be cancelled now; null when it can. Free cancellation is over from its deadline on. */
const cancelIssue = (world: World, caller: Caller, booking: BookingRecord): OptionIssueReason | null => {
  const status = statusOf(world, caller, booking);
  if (status === 'CANCELLED' || status === 'PAST_STAY' || status === 'DUE_OUT') return 'BAD_STATUS';
  // The bank may still take the money.
  if (isPaymentPending(world.store, booking.number)) return 'GUARANTEE_IN_PROGRESS';
  const deadline = cancelByOfBooking(booking);
  // A room that still waits for its first payment can always be cancelled: it was never confirmed.
  if (status === 'PENDING') return null;
  if (deadline === null) return 'NON_CANCELLABLE';
  if (world.now().getTime() >= deadline) return 'TOO_LATE';
  return status === 'CURRENT_STAY' ? 'BAD_STATUS' : null;
};

/**
 * Why this site does not change a booking that could be changed. Another channel changes what was booked there, and the
 * stays of one trip depend on each other: a person changes them, not a page that knows one of them.
 */
const elsewhereIssue = ({ detail }: BookingRecord): OptionIssueReason | null => {
  if (detail.source) return 'EXTERNAL_ORIGIN';
  return detail.mode === 'ITINERARY' ? 'ITINERARY' : null;
};

const changeIssue = (world: World, caller: Caller, booking: BookingRecord): OptionIssueReason | null => {
  if (statusOf(world, caller, booking) === 'PENDING') return 'GUARANTEE_IN_PROGRESS';
  const issue = cancelIssue(world, caller, booking) ?? elsewhereIssue(booking);
  if (issue) return issue === 'NON_CANCELLABLE' ? 'BLOCKED_PRICE' : issue;
  if (booking.guarantee === 'S_POINTS') return 'BLOCKED_PAYMENT_TYPE';
  return booking.guarantee === 'DEPOSIT' ? 'DEPOSIT_GIVEN' : null;
};

const inHouse: readonly ReservationStatus[] = ['CURRENT_STAY', 'DUE_OUT'];

/** Whether a guest who stays may pay what is left, whatever secured the booking before. */
export const mayPayInHouse = (world: World, caller: Pick<Caller, 'twist'>, booking: BookingRecord): boolean =>
  inHouse.includes(statusOf(world, caller, booking)) &&
  stayOf(world.store, booking.number) !== null &&
  openAmountOf(booking) > 0;

const guaranteeIssue = (world: World, caller: Caller, booking: BookingRecord): OptionIssueReason | null => {
  if (isPaymentPending(world.store, booking.number)) return 'GUARANTEE_IN_PROGRESS';
  if (mayPayInHouse(world, caller, booking)) return null;
  if (booking.guarantee === 'DEPOSIT' || booking.guarantee === 'S_POINTS') return 'DEPOSIT_GIVEN';
  if (booking.guarantee === 'CARD_VERIFICATION') return 'GUARANTEE_GIVEN';
  const status = statusOf(world, caller, booking);
  // An open attempt may be replaced by a new one; the old one can then no longer be paid.
  return status === 'PENDING' || status === 'CONFIRMED' ? null : 'BAD_STATUS';
};

const issueOf = (
  world: World,
  caller: Caller,
  booking: BookingRecord,
  name: ReservationOptionName,
): OptionIssueReason | null => {
  const hotel = hotelById(booking.hotelId);
  const { timeZone } = cityOf(hotel);
  const status = statusOf(world, caller, booking);
  const hasArrived = stayOf(world.store, booking.number) !== null;
  switch (name) {
    case 'cancel':
      return cancelIssue(world, caller, booking);
    case 'onlineCancel':
      return cancelIssue(world, caller, booking) ?? elsewhereIssue(booking);
    case 'guarantee':
      return guaranteeIssue(world, caller, booking);
    case 'checkIn':
    case 'createMobileKey':
    case 'createPhysicalKey': {
      if (status === 'CANCELLED' || status === 'PENDING') return 'BAD_STATUS';
      const opens = instantIn(booking.arrival, houseTimes(hotel).checkIn, timeZone);
      if (world.now().getTime() < opens) return 'TOO_EARLY';
      if (status === 'PAST_STAY') return 'TOO_LATE';
      if (name === 'checkIn') return hasArrived ? 'BAD_STATUS' : status === 'DUE_OUT' ? 'TOO_LATE' : null;
      // Without a guarantee, the desk sees the guest before there is a key.
      if (booking.guarantee === 'NONE' && !isInvoiced(booking)) return 'DEPOSIT_REQUIRED';
      return hasArrived ? null : 'BAD_STATUS';
    }
    case 'checkOut':
      if (status === 'CONFIRMED' || status === 'PRE_CHECKIN' || status === 'CURRENT_STAY') return 'TOO_EARLY';
      if (status !== 'DUE_OUT' || !hasArrived) return 'BAD_STATUS';
      return openAmountOf(booking) > 0 ? 'OUTSTANDING_BALANCE' : null;
    case 'modifyDates':
    case 'modifyExtraServices':
      return changeIssue(world, caller, booking);
    case 'modifyRoomTypes': {
      const issue = changeIssue(world, caller, booking);
      if (issue) return issue;
      if (booking.detail.rooms.length > 1) return 'INCOMPATIBLE_ROOM_CONFIGURATION';
      return booking.detail.rooms.some(({ extras }) => extras.length > 0) ? 'EXISTING_EXTRA_SERVICES' : null;
    }
  }
};

const isOffered = (booking: BookingRecord, name: ReservationOptionName): boolean => {
  const { brand } = hotelById(booking.hotelId);
  if (name === 'createMobileKey') return brand === 'heymo' || brand === 'solo';
  if (name === 'createPhysicalKey') return brand === 'heymo';
  // Hotels under a name of their own say goodbye at the desk.
  if (name === 'checkOut') return brand !== 'custom';
  return true;
};

/** The options of a booking now, and why others are not available. */
export const optionOf = (
  world: World,
  caller: Caller,
  booking: BookingRecord,
  name: ReservationOptionName,
): ReservationOption => {
  if (!isOffered(booking, name)) return { enabled: false, allowed: false, issueReason: 'NOT_AVAILABLE' };
  const reason = caller.twist.optionReason ?? issueOf(world, caller, booking, name);
  return { enabled: true, allowed: reason === null, issueReason: reason };
};
