import { MAX_CHILD_AGE, MAX_FREE_TEXT, MAX_ROOMS } from '@/domain/limits';
import { banks, chainCards } from '@/domain/payment/payment';
import type { Bank, PaymentCard } from '@/domain/payment/payment';
import { BadInputError } from '../badInput';
import { daysBetween, isLocalDate } from '../calendar';
import { extraLimits, extrasFor, extrasOf, type ExtraRecord } from '../extras';
import { findHotel } from '../hotels/allHotels';
import type { HotelRecord } from '../model';
import { findPlan } from '../rates/ratePlans';
import { findRoomType } from '../rooms/roomTypes';
import { isPlanned, type KnownOrder, type Order, type RoomOrder } from './order';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new BadInputError(what);
};

/** Cards and banks that a hotel accepts online. */
export const paymentMeansOf = (
  hotel: HotelRecord,
): { readonly cards: readonly PaymentCard[]; readonly banks: readonly Bank[] } => ({
  cards: hotel.cards ?? chainCards,
  banks: hotel.banks ?? banks,
});

/** Whether an address is a path of this site, so that the payment page cannot redirect a guest elsewhere. */
export const isSamePath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url);

/** The extras that a room may be ordered with, by the codes and the plan it is ordered at. */
const extrasOfRoom = (hotel: HotelRecord, room: RoomOrder): readonly ExtraRecord[] => {
  const plan = findPlan(hotel, room.rateRefId);
  return extrasFor(hotel, {
    // Who orders is checked with the memberships.
    isMember: true,
    rewardNight: plan?.key.kind === 'reward',
    companyCode: room.companyCode,
    blockCode: room.blockCode,
  }).filter(({ kind, type }) => kind !== 'INCLUDED_IN_RATE' && type !== 'PET_CHARGE');
};

const checkRoom = (hotel: HotelRecord, room: RoomOrder): void => {
  demand(
    room.adults >= 1 && room.pets >= 0 && room.travelCot >= 0,
    'A room needs an adult, and counts are not negative',
  );
  demand(
    room.childAges.every((age) => age >= 0 && age <= MAX_CHILD_AGE),
    `Children are 0 to ${MAX_CHILD_AGE} years old`,
  );
  demand(
    room.guest.firstName.trim() !== '' && room.guest.lastName.trim() !== '',
    'A guest has a first and a last name',
  );
  const sold = new Map(extrasOfRoom(hotel, room).map((extra) => [extra.id, extra]));
  const hasBreakfast = findPlan(hotel, room.rateRefId)?.breakfast === true;
  for (const { id, count } of room.extras) {
    const extra = sold.get(id);
    demand(extra !== undefined, `The hotel sells no extra ${id} with this order`);
    demand(!hasBreakfast || extra?.type !== 'BREAKFAST', 'Breakfast is part of the rate');
    demand(count >= 1 && count <= (extra?.maxPerRoom ?? 0), `Too many of ${id} for one room`);
  }
};

const checkLimits = (hotel: HotelRecord, rooms: readonly RoomOrder[]): void => {
  const sold = new Map(extrasOf(hotel).map((extra) => [extra.id, extra]));
  const count = (wanted: readonly RoomOrder[], matches: (id: string) => boolean) =>
    wanted.flatMap(({ extras }) => extras).reduce((sum, extra) => sum + (matches(extra.id) ? extra.count : 0), 0);
  for (const extra of sold.values()) {
    demand(
      count(rooms, (id) => id === extra.id) <= extra.maxPerReservation,
      `Too many of ${extra.id} for one reservation`,
    );
  }
  for (const { category, maxPerRoom, maxPerReservation } of extraLimits) {
    const ofCategory = (id: string) => sold.get(id)?.category === category;
    demand(count(rooms, ofCategory) <= maxPerReservation, `Too many extras of ${category} for one reservation`);
    demand(
      rooms.every((room) => count([room], ofCategory) <= maxPerRoom),
      `Too many extras of ${category} for one room`,
    );
  }
};

/** Resolves the references of an order in its hotel. Throws for input that no correct client sends. */
export const checkOrder = (order: Order): KnownOrder => {
  const hotel = findHotel(order.hotelId);
  if (!hotel) throw new BadInputError(`No hotel ${order.hotelId}`);
  const { startDate, endDate } = order.stay;
  demand(isLocalDate(startDate) && isLocalDate(endDate) && daysBetween(startDate, endDate) >= 1, 'A stay has a night');
  demand(order.rooms.length >= 1 && order.rooms.length <= MAX_ROOMS, `A booking has 1 to ${MAX_ROOMS} rooms`);
  demand(
    (order.additionalInformation ?? '').length <= MAX_FREE_TEXT,
    `A message has at most ${MAX_FREE_TEXT} characters`,
  );
  for (const { lastName, email } of [order.contact, order.guestContact ?? order.contact]) {
    demand(lastName.trim() !== '' && /.@./.test(email), 'A contact has a name and an e-mail address');
  }
  demand(
    isPlanned(order.guarantee) || isSamePath(order.guarantee.returnUrl),
    'The return address is a path of this site',
  );
  order.rooms.forEach((room) => checkRoom(hotel, room));
  checkLimits(hotel, order.rooms);
  const rooms = order.rooms.map((room) => ({
    order: room,
    roomType: findRoomType(hotel, room.roomTypeRefId) ?? null,
    plan: findPlan(hotel, room.rateRefId) ?? null,
  }));
  return { order, hotel, rooms };
};
