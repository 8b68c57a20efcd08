import type { ReservationOption, ReservationOptionName } from '@/domain/reservation/reservation';
import { NOT_OFFERED, optionBy } from '@/domain/reservation/reservationOptions';
import type { OptionFacts } from '@/domain/reservation/reservationOptions';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import { cityOf } from '../places';
import type { BookingRecord } from '../store/bookingRecord';
import { isPaymentPending } from '../store/payments';
import { stayOf } from '../store/stays';
import { guaranteeStatusOf, houseTimes, openAmountOf, paymentStatusOf, statusOf } from './bookingStatus';

const cancelTermsOf = (cancelBy: number | null): CancelTerms =>
  cancelBy === null ? { kind: 'none' } : { kind: 'free', until: new Date(cancelBy).toISOString() };

/** What the rules of the options need to know of a booking. */
const factsOf = (world: World, caller: Caller, booking: BookingRecord): OptionFacts => {
  const { number, hotelId, arrival, departure, detail } = booking;
  const hotel = hotelById(hotelId);
  return {
    status: statusOf(world, caller, booking),
    guaranteeStatus: guaranteeStatusOf(world, caller, booking),
    paymentStatus: caller.twist.paymentStatus ?? paymentStatusOf(world, booking),
    rooms: detail.rooms.map(({ cancelBy, extras }) => ({ cancel: cancelTermsOf(cancelBy), extras })),
    isBeingDecided: isPaymentPending(world.store, number),
    source: detail.source ?? null,
    mode: detail.mode ?? 'STANDARD',
    hotel: { checkInTime: houseTimes(hotel).checkIn, timeZone: cityOf(hotel).timeZone },
    stay: { startDate: arrival, endDate: departure },
    isOwing: openAmountOf(booking) > 0,
    isStayOnline: true,
    hasArrived: stayOf(world.store, number) !== null,
  };
};

const isOffered = (booking: BookingRecord, name: ReservationOptionName): boolean => {
  const { brand } = hotelById(booking.hotelId);
  if (name === 'createMobileKey') return brand === 'heymo' || brand === 'solo';
  if (name === 'createPhysicalKey') return brand === 'heymo';
  // Hotels under a name of their own say goodbye at the desk.
  if (name === 'checkOut') return brand !== 'custom';
  return true;
};

/** By the rules alone, whatever a scenario says of all options. */
const ruledOption = (world: World, caller: Caller, booking: BookingRecord, name: ReservationOptionName) =>
  optionBy(name, factsOf(world, caller, booking), world.now().getTime());

/** Why a booking can be neither paid nor guaranteed now; null when it can. */
export const guaranteeIssueOf = (world: World, caller: Caller, booking: BookingRecord) =>
  ruledOption(world, caller, booking, 'guarantee').issueReason;

/** The options of a booking now, and why others are not available. */
export const optionOf = (
  world: World,
  caller: Caller,
  booking: BookingRecord,
  name: ReservationOptionName,
): ReservationOption => {
  if (!isOffered(booking, name)) return NOT_OFFERED;
  const reason = caller.twist.optionReason;
  return reason ? { enabled: true, allowed: false, issueReason: reason } : ruledOption(world, caller, booking, name);
};
