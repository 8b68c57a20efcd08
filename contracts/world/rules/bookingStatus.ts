import { DEADLINE_TIME } from '@/domain/limits';
import type { GuaranteeType } from '@/domain/payment/payment';
import type { GuaranteeStatus, PaymentStatus, ReservationStatus } from '@/domain/reservation/reservation';
import { instantIn } from '../calendar';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import { cityOf } from '../places';
import { findPlan } from '../rates/ratePlans';
import type { BookingRecord } from '../store/bookingRecord';
import { lastPaymentOf, openPaymentOf } from '../store/payments';
import { stayOf } from '../store/stays';

/** Check-in and check-out times of a hotel, `HH:MM`. */
export const houseTimes = (hotel: { readonly checkInTime?: string; readonly checkOutTime?: string }) => ({
  checkIn: hotel.checkInTime ?? '15:00',
  checkOut: hotel.checkOutTime ?? '12:00',
});

/**
 * The status of a booking by the hotel's clock: expected on the arrival day until the guest checks in or until 18:00
 * (when free cancellation and the hold end), then in house, on the departure day due out until the check-out time, then
 * past; past, too, once the guest has checked out.
 */
export const statusOf = (world: World, { twist }: Pick<Caller, 'twist'>, booking: BookingRecord): ReservationStatus => {
  if (twist.reservationStatus) return twist.reservationStatus;
  const now = world.now().getTime();
  if (booking.state === 'CANCELLED' || booking.state === 'RELEASED') return 'CANCELLED';
  if (booking.state === 'HELD') return booking.expiresAt !== null && booking.expiresAt <= now ? 'CANCELLED' : 'PENDING';
  const hotel = hotelById(booking.hotelId);
  const { timeZone } = cityOf(hotel);
  const stay = stayOf(world.store, booking.number);
  if (stay?.checkedOutAt) return 'PAST_STAY';
  if (now < instantIn(booking.arrival, '00:00', timeZone)) return 'CONFIRMED';
  if (!stay && now < instantIn(booking.arrival, DEADLINE_TIME, timeZone)) return 'PRE_CHECKIN';
  if (now < instantIn(booking.departure, '00:00', timeZone)) return 'CURRENT_STAY';
  return now < instantIn(booking.departure, houseTimes(hotel).checkOut, timeZone) ? 'DUE_OUT' : 'PAST_STAY';
};

const given = {
  NONE: 'NOT_GUARANTEED',
  CARD_VERIFICATION: 'CARD_VERIFIED',
  DEPOSIT: 'DEPOSITED',
  S_POINTS: 'S_POINT_PAID',
} as const;
const inProgress = {
  NONE: 'NOT_GUARANTEED',
  CARD_VERIFICATION: 'CARD_VERIFICATION_IN_PROGRESS',
  DEPOSIT: 'DEPOSIT_IN_PROGRESS',
  S_POINTS: 'S_POINT_PAYMENT_IN_PROGRESS',
} as const;

/** What secures a booking, or will. */
export const guaranteeStatusOf = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  booking: BookingRecord,
): GuaranteeStatus => {
  if (twist.guaranteeStatus) return twist.guaranteeStatus;
  if (booking.state === 'CANCELLED' || booking.state === 'RELEASED') return 'NOT_APPLICABLE';
  const open = booking.guarantee === 'NONE' ? openPaymentOf(world.store, booking.number) : null;
  return open ? inProgress[open.type] : given[booking.guarantee];
};

/** Whether the hotel invoices a company: a stay for business at the agreement's rate that nothing secures otherwise. */
export const isInvoiced = ({ guarantee, hotelId, detail }: BookingRecord): boolean =>
  guarantee === 'NONE' &&
  detail.contact.profileType === 'BUSINESS' &&
  detail.rooms.every(({ rateRefId }) => findPlan(hotelById(hotelId), rateRefId)?.isInvoiced === true);

/** What the guest still has to pay, in minor units. A company pays its invoice later. */
export const openAmountOf = (booking: BookingRecord): number => {
  if (booking.state === 'CANCELLED' || booking.state === 'RELEASED' || isInvoiced(booking)) return 0;
  return Math.max(0, booking.total.amount - booking.paid);
};

/** The state of the payment. What was paid ahead is unpaid again when the guest has bought something in the house. */
export const paymentStatusOf = (world: World, booking: BookingRecord): PaymentStatus => {
  const open = openPaymentOf(world.store, booking.number);
  if (open) return open.type === 'CARD_VERIFICATION' ? 'GUARANTEE_PENDING' : 'PAYMENT_PENDING';
  if (booking.paid > 0 && openAmountOf(booking) === 0) return 'PAID';
  if (booking.guarantee === 'CARD_VERIFICATION') return 'GUARANTEED';
  return isInvoiced(booking) ? 'DIRECT_BILLING' : 'UNPAID';
};

/**
 * What a booking is settled by, or is to be: by its last attempt, or as it was wanted when it was made. One that owes
 * nothing is settled by nothing until a payment of it is through.
 */
export const settledBy = (world: World, { number, state, guarantee, detail }: BookingRecord): GuaranteeType => {
  if (guarantee !== 'NONE') return guarantee;
  if (state === 'BOOKED') return 'NONE';
  return lastPaymentOf(world.store, number)?.type ?? detail.settlement?.type ?? 'NONE';
};

/** The earliest deadline of the rooms, in milliseconds; null when any of them cannot be cancelled. */
export const cancelByOfBooking = ({ detail }: BookingRecord): number | null => {
  const deadlines = detail.rooms.map(({ cancelBy }) => cancelBy).filter((deadline) => deadline !== null);
  return deadlines.length < detail.rooms.length ? null : Math.min(...deadlines);
};
