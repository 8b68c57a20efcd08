import type { DateRange } from '@/domain/localDate';
import { addDays, dayIn, instantIn, nightsOf } from '../calendar';
import type { World } from '../context';
import type { CustomerRecord } from '../customers';
import { hotelById } from '../hotels/allHotels';
import type { HotelRecord } from '../model';
import { cityOf } from '../places';
import { rateRefId } from '../rates/ratePlans';
import { roomTypesOf } from '../rooms/roomTypes';
import { bookingNumberFrom } from '../rules/bookingNumber';
import { checkOrder } from '../rules/checkOrder';
import { fits } from '../rules/fits';
import { chargeRoom } from '../rules/invoices';
import type { Order } from '../rules/order';
import { priceOrder, totalOf } from '../rules/priceOrder';
import { roomsLeft } from '../rules/roomsLeft';
import { beginStay } from '../rules/stay';
import type { BookingContact, BookingRecord } from '../store/bookingRecord';
import { findBooking, insertBooking, updateBooking } from '../store/bookings';
import { immediately } from '../store/openStore';
import { insertPayment } from '../store/payments';
import { refundPayments } from '../store/refunds';
import { endStay } from '../store/stays';
import { take } from '../store/takings';
import { storedStays, type StoredStay } from './storedStays';

const DAY = 86_400_000;
/** Days before arrival on which a stay was booked. */
const BOOKED_AHEAD = 30;
const sleepers = { adults: 2, childAges: [], pets: 0 };

const contactOf = (customer: CustomerRecord): BookingContact => ({
  profileType: 'PRIVATE',
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phoneCountryCode: '+358',
  phoneNumber: customer.phone,
  address: { street: customer.street, postCode: customer.postCode, city: customer.city, countryCode: 'FI' },
  companyName: null,
});

/** The first room type that has that many rooms left; null for a hotel that is full. */
const freeType = (world: World, hotel: HotelRecord, stay: DateRange, rooms: number): string | null => {
  const left = roomsLeft(world, { twist: {} }, hotel, stay).rooms;
  const type = roomTypesOf(hotel).find((each) => fits(each, sleepers) && (left.get(each.refId) ?? 0) >= rooms);
  return type?.refId ?? null;
};

const orderOf = (customer: CustomerRecord, wanted: StoredStay, stay: DateRange, roomTypeRefId: string): Order => {
  const contact = contactOf(customer);
  return {
    locale: 'fi',
    hotelId: wanted.hotelId,
    stay,
    rooms: Array.from({ length: wanted.rooms }, () => ({
      ...sleepers,
      roomTypeRefId,
      rateRefId: rateRefId(wanted.hotelId, wanted.plan),
      guest: { firstName: customer.firstName, lastName: customer.lastName },
      extras: [],
      travelCot: 0,
      bathroomWish: 'NONE',
      promotionCode: null,
      blockCode: null,
      companyCode: null,
    })),
    contact,
    guestContact: null,
    additionalInformation: null,
    membership: null,
    mode: wanted.isOfItinerary ? 'ITINERARY' : 'STANDARD',
    expectedPrice: { amount: 0, currency: 'EUR' },
    guarantee: { type: wanted.guarantee === 'NONE' ? 'DEPOSIT' : wanted.guarantee, flow: null },
  };
};

/** Writes down how a stay was paid, and gives the money back for one that was cancelled. */
const settle = (world: World, booking: BookingRecord, isCancelled: boolean): void => {
  const { store } = world;
  const { number, guarantee, createdAt, customerId } = booking;
  if (guarantee === 'DEPOSIT' || guarantee === 'CARD_VERIFICATION') {
    const amount = guarantee === 'DEPOSIT' ? booking.total.amount : 0;
    insertPayment(store, {
      ...{ id: world.secret(`stored-${number}`), bookingNumber: number, type: guarantee, amount, currency: 'EUR' },
      ...{ flow: 'WEB_TERMINAL', method: 'CARD', state: 'PAID', returnUrl: '/', locale: 'fi', createdAt },
      ...{ card: 'VISA', savedCardId: null, customerId },
    });
  }
  if (!isCancelled) return;
  refundPayments(store, number, world.now().getTime());
  updateBooking(store, number, { state: 'CANCELLED', expiresAt: null, guarantee: 'NONE', paid: 0 });
};

const giveStay = (world: World, customer: CustomerRecord, wanted: StoredStay, number: string): BookingRecord | null => {
  const hotel = hotelById(wanted.hotelId);
  const { timeZone } = cityOf(hotel);
  const now = world.now().getTime();
  const arrival = addDays(dayIn(now, timeZone), wanted.from);
  const stay = { startDate: arrival, endDate: addDays(arrival, wanted.nights) };
  const roomTypeRefId = freeType(world, hotel, stay, wanted.rooms);
  if (!roomTypeRefId) return null;
  const known = checkOrder(orderOf(customer, wanted, stay, roomTypeRefId));
  const rooms = priceOrder(world.seed, {}, known);
  const total = rooms && totalOf(rooms);
  if (!rooms || !total) return null;
  const isOver = stay.endDate < dayIn(now, timeZone);
  const booking: BookingRecord = {
    number,
    hash: world.secret(`hash-${number}`),
    hotelId: hotel.id,
    arrival,
    departure: stay.endDate,
    customerId: customer.id,
    state: 'BOOKED',
    expiresAt: null,
    // Who pays nothing ahead has paid at the desk when leaving.
    guarantee: isOver ? 'DEPOSIT' : wanted.guarantee,
    total,
    paid: wanted.guarantee === 'DEPOSIT' || isOver ? total.amount : 0,
    createdAt: Math.min(now, instantIn(arrival, '10:00', timeZone)) - BOOKED_AHEAD * DAY,
    detail: {
      locale: 'fi',
      rooms,
      contact: contactOf(customer),
      additionalInformation: null,
      membership: null,
      mode: known.order.mode ?? 'STANDARD',
      ...(wanted.source ? { source: wanted.source } : {}),
      ...(wanted.isCancelled ? { cancelledAt: now } : {}),
    },
  };
  insertBooking(world.store, booking);
  if (!wanted.isCancelled) {
    for (const night of nightsOf(stay.startDate, stay.endDate)) {
      const item = roomTypeRefId.slice(hotel.id.length + 1);
      take(world.store, { hotelId: hotel.id, item, night, bookingNumber: number, quantity: wanted.rooms });
    }
  }
  settle(world, booking, wanted.isCancelled ?? false);
  if (wanted.hasArrived) {
    beginStay(world, booking);
    if (isOver) endStay(world.store, number, instantIn(stay.endDate, '11:00', timeZone));
  }
  return booking;
};

/** What opens a stored stay, by its name. */
export type GivenStays = Readonly<Record<string, { readonly number: string; readonly hash: string }>>;

/** Gives a customer a history of stays. A customer who has it keeps it as it is. */
export const giveStays = (world: World, customer: CustomerRecord): GivenStays => {
  const given: [string, { number: string; hash: string }][] = [];
  const isNew = new Set<StoredStay>();
  immediately(world.store, () => {
    for (const wanted of storedStays) {
      const number = bookingNumberFrom(`${world.seed}|${customer.id}|${wanted.name}`);
      const known = findBooking(world.store, number);
      const booking = known ?? giveStay(world, customer, wanted, number);
      if (!known && booking) isNew.add(wanted);
      if (booking) given.push([wanted.name, { number, hash: booking.hash }]);
    }
  });
  for (const { name, charges = [] } of isNew) {
    const number = given.find(([each]) => each === name)?.[1].number ?? '';
    for (const item of charges) chargeRoom(world, number, 0, item);
  }
  return Object.fromEntries(given);
};
