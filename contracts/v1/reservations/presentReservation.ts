import { reservationOptionNames } from '@/domain/reservation/reservation';
import type { CallContext } from '../../callContext';
import { hotelTime } from '../../wire/presentInstruction';
import { PET_FEE_ID } from '../../world/codes';
import { hotelById } from '../../world/hotels/allHotels';
import type { HotelRecord } from '../../world/model';
import { passLinks } from '../../world/passes/passLinks';
import { findPlan } from '../../world/rates/ratePlans';
import { findRoomType } from '../../world/rooms/roomTypes';
import { optionOf } from '../../world/rules/bookingOptions';
import { statusOf } from '../../world/rules/bookingStatus';
import { deskCodeOf } from '../../world/rules/deskCode';
import { isForOther } from '../../world/rules/order';
import { refundIn } from '../../world/rules/refund';
import type { BookedRoom, BookingContact, BookingDetail, BookingRecord } from '../../world/store/bookingRecord';
import { presentHotel, presentRoomType } from '../content/presentHotel';
import type { ContentScope } from '../content/richText';
import { loyaltyNames, modeNames, originNames, paymentTypeNames } from '../names';
import { calendarFile } from './calendarFile';
import { money, priceLine, vatTotals } from './money';
import { presentLineItems } from './presentExtraServices';
import { presentPlan } from './presentPlan';
import { presentStay } from './presentStay';
import { paymentStatusIn, paymentTypeIn, reservationStatusNames } from './reservationStatus';

const presentAddress = ({ postCode, ...rest }: NonNullable<BookingContact['address']>) => ({
  ...rest,
  postcode: postCode,
});

const presentContact = ({ phoneCountryCode, address, ...contact }: BookingContact) => ({
  ...contact,
  phoneNumberCountryCode: phoneCountryCode,
  address: address && presentAddress(address),
});

/** Whom a booking is for, and who made it when that is someone else. */
const contactsOf = (detail: BookingDetail) => {
  const { contact: booker, guestContact, rooms } = detail;
  if (guestContact) return { contact: presentContact(guestContact), notStayingContact: presentContact(booker) };
  const guest = isForOther(detail) ? rooms[0]?.guest : null;
  // Only the name of the guest is known: the hotel writes to the one who booked.
  return guest
    ? { contact: presentContact({ ...booker, ...guest }), notStayingContact: presentContact(booker) }
    : { contact: presentContact(booker), notStayingContact: null };
};

const presentRoom = (hotel: HotelRecord, room: BookedRoom, scope: ContentScope) => {
  const type = findRoomType(hotel, room.roomTypeRefId);
  const plan = findPlan(hotel, room.rateRefId);
  if (!type || !plan) throw new Error(`A booking names ${room.roomTypeRefId} or ${room.rateRefId}, which is gone`);
  const { promotionCode, companyCode, blockCode } = room;
  return {
    roomType: presentRoomType(type, hotel, scope),
    rate: { ...presentPlan(hotel, plan, scope.language), cancellationTime: hotelTime(room.cancelBy, hotel.id) },
    guest: room.guest,
    adults: room.adults,
    childrenAges: room.childAges,
    pets: room.pets,
    cribSelection: room.travelCot,
    packages: room.pets > 0 ? [PET_FEE_ID] : [],
    bathroomWish: room.bathroomWish,
    extraServices: presentLineItems(room.extras, scope.language),
    totalPrice: money(room.total),
    priceLines: room.lines.map((line) => priceLine(line, scope.language)),
    promotionCode,
    companyCode,
    blockCode,
  };
};

/** A reservation in its current state. */
export const presentReservation = (context: CallContext, booking: BookingRecord, scope: ContentScope) => {
  const { world, caller } = context;
  const hotel = hotelById(booking.hotelId);
  const { detail, state, total } = booking;
  const refund = refundIn(world, booking);
  return {
    id: booking.number,
    locale: scope.locale,
    reservationHash: booking.hash,
    status: caller.twist.siteStatus ?? reservationStatusNames[statusOf(world, caller, booking)],
    paymentType: paymentTypeNames[paymentTypeIn(world, caller, booking)],
    paymentStatus: paymentStatusIn(world, caller, booking),
    totalPrice: money(total),
    paidPrice: money({ ...total, amount: booking.paid }),
    dateRange: { startDate: booking.arrival, endDate: booking.departure },
    hotel: presentHotel(hotel, scope),
    reservedRooms: detail.rooms.map((room) => presentRoom(hotel, room, scope)),
    message: detail.additionalInformation,
    membershipType: loyaltyNames[detail.membership?.type ?? 'NONE'],
    ...contactsOf(detail),
    reservationMode: modeNames[detail.mode ?? 'STANDARD'],
    origin: detail.source ? originNames[detail.source] : null,
    createdAt: hotelTime(booking.createdAt, hotel.id),
    iCalendar: () => calendarFile(world, caller, booking, scope.language),
    qrCode: deskCodeOf(booking),
    options: Object.fromEntries(reservationOptionNames.map((name) => [name, optionOf(world, caller, booking, name)])),
    stay: () => presentStay(context, booking),
    vat: vatTotals(detail.rooms.flatMap(({ lines }) => lines)),
    heldUntil: state === 'HELD' ? hotelTime(booking.expiresAt, hotel.id) : null,
    cancelledAt: hotelTime(detail.cancelledAt ?? null, hotel.id),
    walletPasses: () => passLinks(world, caller, booking, scope.language),
    refund: refund && { ...refund, amount: money(refund.amount) },
  };
};
