import { reservationOptionNames } from '@/domain/reservation/reservation';
import type { CallContext } from '../callContext';
import { isoIn } from '../world/calendar';
import { extras as allExtras } from '../world/extras';
import { hotelById } from '../world/hotels/allHotels';
import type { ContentLocale } from '../world/localized';
import type { Amount, PriceLineRecord } from '../world/model';
import { cityOf } from '../world/places';
import { passLinks } from '../world/passes/passLinks';
import { babiesOf } from '../world/rates/priceRoom';
import { findPlan } from '../world/rates/ratePlans';
import { findRoomType } from '../world/rooms/roomTypes';
import { optionOf } from '../world/rules/bookingOptions';
import { guaranteeStatusOf, isInvoiced, paymentStatusOf, settledBy, statusOf } from '../world/rules/bookingStatus';
import { paidByRoom } from '../world/rules/invoices';
import { refundIn, type Refund } from '../world/rules/refund';
import type { BookedRoom, BookingRecord } from '../world/store/bookingRecord';
import { lastPaymentOf } from '../world/store/payments';
import { contentLocale, type ApiLocale } from './apiLocale';
import { money, priceLine, vatTotals } from './money';
import { presentHotel } from './presentHotel';
import { presentRate, presentRoomType } from './presentRooms';

/** `paid` null: the booking is cancelled, so nothing is paid and nothing is left to pay. */
const totals = (total: Amount, paid: number | null, lines: readonly PriceLineRecord[], locale: ContentLocale) => ({
  total: money(total),
  paid: money({ ...total, amount: paid ?? 0 }),
  balance: money({ ...total, amount: paid === null ? 0 : total.amount - paid }),
  lines: lines.map((line) => priceLine(line, locale)),
  vat: vatTotals(lines),
});

const paidOf = ({ state }: BookingRecord, paid: number): number | null =>
  state === 'CANCELLED' || state === 'RELEASED' ? null : paid;

const presentRefund = (refund: Refund | null) => refund && { ...refund, amount: money(refund.amount) };

const presentExtras = ({ extras }: BookedRoom, locale: ContentLocale) =>
  extras.flatMap(({ id, count, unit }) => {
    const extra = allExtras.find((each) => each.id === id);
    if (!extra) return [];
    return [
      {
        extraServiceId: id,
        name: extra.name[locale],
        count,
        categoryIds: extra.categoryIds,
        expectedUnitPrice: money({ amount: unit, currency: 'EUR' }),
        totalPrice: money({ amount: unit * count, currency: 'EUR' }),
      },
    ];
  });

const presentRoom = (
  context: CallContext,
  booking: BookingRecord,
  room: BookedRoom,
  roomIndex: number,
  locale: ContentLocale,
) => {
  const hotel = hotelById(booking.hotelId);
  const type = findRoomType(hotel, room.roomTypeRefId);
  const plan = findPlan(hotel, room.rateRefId);
  if (!type || !plan) throw new Error(`Booking ${booking.number} names a room type or a plan that is gone`);
  const babyCount = babiesOf(room);
  return {
    roomIndex,
    roomTypeRefId: room.roomTypeRefId,
    roomType: presentRoomType(type, locale),
    rateRefId: room.rateRefId,
    rate: presentRate(hotel, plan, locale),
    guest: { id: `${booking.number}-${roomIndex}`, ...room.guest },
    extraServices: presentExtras(room, locale),
    adultCount: room.adults,
    childCount: room.childAges.length - babyCount,
    petCount: room.pets,
    babyCount,
    childAges: room.childAges,
    travelCot: room.travelCot,
    bathOrShowerPreference: room.bathroomWish,
    monetaryInfo: totals(room.total, paidOf(booking, paidByRoom(booking)[roomIndex] ?? 0), room.lines, locale),
    blockCode: room.blockCode,
    companyCode: room.companyCode,
    promotionCode: room.promotionCode,
    status: statusOf(context.world, context.caller, booking),
    guaranteeStatus: guaranteeStatusOf(context.world, context.caller, booking),
    cancelBy: room.cancelBy === null ? null : isoIn(room.cancelBy, cityOf(hotel).timeZone),
  };
};

const paymentType = ({ world }: CallContext, booking: BookingRecord) => {
  // An agency pays with a card that it made for one stay.
  if (booking.detail.source === 'EXTERNAL_CHANNEL') return 'VIRTUAL_CARD';
  const settlement = settledBy(world, booking);
  if (settlement === 'S_POINTS') return 'S_POINTS';
  if (settlement === 'DEPOSIT') {
    return lastPaymentOf(world.store, booking.number)?.card === 'S_BUSINESS' ? 'S_BUSINESS_ACCOUNT' : null;
  }
  return isInvoiced(booking) ? 'DIRECT_BILLING' : 'CASH';
};

/** A booking of the booking API in its current state. */
export const presentBooking = (context: CallContext, booking: BookingRecord, locale: ApiLocale) => {
  const { world, caller } = context;
  const language = contentLocale(locale);
  const hotel = hotelById(booking.hotelId);
  const { detail } = booking;
  return {
    __typename: 'HotelReservation',
    id: booking.number,
    bookingHash: booking.hash,
    locale,
    status: statusOf(world, caller, booking),
    guaranteeStatus: guaranteeStatusOf(world, caller, booking),
    paymentStatus: caller.twist.paymentStatus ?? paymentStatusOf(world, booking),
    paymentType: paymentType(context, booking),
    source: detail.source ?? null,
    hotelId: hotel.id,
    hotel: presentHotel(hotel, locale),
    arrivalDate: booking.arrival,
    departureDate: booking.departure,
    createdAt: isoIn(booking.createdAt, cityOf(hotel).timeZone),
    rooms: detail.rooms.map((room, index) => presentRoom(context, booking, room, index, language)),
    contact: detail.contact,
    additionalInformation: detail.additionalInformation,
    loyaltyMembership: detail.membership,
    monetaryTotals: totals(
      booking.total,
      paidOf(booking, booking.paid),
      detail.rooms.flatMap(({ lines }) => lines),
      language,
    ),
    heldUntil:
      booking.state === 'HELD' && booking.expiresAt !== null ? isoIn(booking.expiresAt, cityOf(hotel).timeZone) : null,
    cancelledAt: detail.cancelledAt === undefined ? null : isoIn(detail.cancelledAt, cityOf(hotel).timeZone),
    walletPasses: () => passLinks(world, caller, booking, language),
    refund: presentRefund(refundIn(world, booking)),
    options: Object.fromEntries(reservationOptionNames.map((name) => [name, optionOf(world, caller, booking, name)])),
  };
};
