import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import type { Amount } from '../model';
import { pointsLeft } from '../points';
import { storeAnswer, findAnswer, type Attempt } from '../store/answers';
import type { BookedRoom, BookingRecord } from '../store/bookingRecord';
import { countBookings, findBooking, insertBooking, releaseExpired } from '../store/bookings';
import { immediately } from '../store/openStore';
import { bookingNumberFrom } from './bookingNumber';
import { checkOrder } from './checkOrder';
import { guaranteeProblem } from './guaranteeProblem';
import { isForOther, isPlanned, type KnownOrder, type Order } from './order';
import { orderIssues, type OrderIssue } from './orderIssues';
import { payableBooking } from './payable';
import { beginPayment, HOLD_MS, isInstant, laterPayment, type Instruction } from './payments';
import { priceOrder, totalOf } from './priceOrder';
import { takeRooms } from './takeRooms';

export type CreateAnswer =
  | {
      readonly kind: 'created';
      readonly bookingNumber: string;
      readonly bookingHash: string;
      readonly instruction: Instruction;
    }
  | { readonly kind: 'refused'; readonly issues: readonly OrderIssue[] }
  | { readonly kind: 'price'; readonly expected: Amount; readonly actual: Amount };

/** A number that does not reveal how many bookings there are. */
const newNumber = (world: World): string => {
  for (let step = countBookings(world.store); ; step += 1) {
    const number = bookingNumberFrom(`${world.seed}|booking|${step}`);
    if (!findBooking(world.store, number)) return number;
  }
};

/** Sells the room type of the first room to somebody else, in the scenario of that. */
export const sellLastRoom = (
  world: World,
  { twist }: Caller,
  { hotelId, stay, rooms }: Pick<Order, 'hotelId' | 'stay' | 'rooms'>,
): void => {
  const room = rooms[0]?.roomTypeRefId;
  const isFirstTime = ![...world.soldLastRooms].some(
    (sold) => sold.startsWith(`${hotelId}-`) && sold.endsWith(`|${stay.startDate}`),
  );
  if (twist.sellsLastRoom && room && isFirstTime) world.soldLastRooms.add(`${room}|${stay.startDate}`);
};

const book = (
  world: World,
  caller: Caller,
  known: KnownOrder,
  rooms: readonly BookedRoom[],
  total: Amount,
): CreateAnswer => {
  const { order, hotel } = known;
  const createdAt = world.now().getTime();
  const { guarantee } = order;
  const waits = !isInstant(caller, guarantee);
  const number = newNumber(world);
  const booking: BookingRecord = {
    number,
    hash: world.secret(`hash-${number}`),
    hotelId: hotel.id,
    arrival: order.stay.startDate,
    departure: order.stay.endDate,
    customerId: caller.customer?.id ?? null,
    state: waits ? 'HELD' : 'BOOKED',
    expiresAt: waits ? createdAt + HOLD_MS : null,
    guarantee: 'NONE',
    total,
    paid: 0,
    createdAt,
    detail: {
      locale: order.locale,
      rooms,
      contact: order.contact,
      guestContact: order.guestContact,
      additionalInformation: order.additionalInformation,
      membership: order.membership,
      mode: order.mode,
      settlement: { type: guarantee.type, flow: guarantee.flow },
    },
  };
  insertBooking(world.store, booking);
  takeRooms(world, known, number);
  const instruction = isPlanned(guarantee)
    ? laterPayment(booking)
    : beginPayment(world, caller, payableBooking(world, booking), guarantee, order.locale);
  return { kind: 'created', bookingNumber: number, bookingHash: booking.hash, instruction };
};

/**
 * Makes a booking, or returns why not; then nothing is booked. One transaction takes the rooms and writes the booking.
 * A call repeated with the same key gets the first answer.
 */
export const createBooking = (world: World, caller: Caller, order: Order, attempt: Attempt): CreateAnswer => {
  const known = checkOrder(order);
  return immediately(world.store, () => {
    const before = findAnswer(world.store, attempt) as CreateAnswer | null;
    if (before) return before;
    releaseExpired(world.store, world.now().getTime());
    sellLastRoom(world, caller, order);
    const { bookingIssue: code, everyRoomRefused } = caller.twist;
    if (code) {
      const refused = order.rooms.map((_, roomIndex) => ({ code, roomIndex }));
      return { kind: 'refused', issues: everyRoomRefused ? refused : refused.slice(0, 1) };
    }
    const issues = orderIssues(world, caller, known);
    if (issues.length > 0) return { kind: 'refused', issues };
    const rooms = priceOrder(world.seed, caller.twist, known);
    if (!rooms) return { kind: 'refused', issues: [{ code: 'ROOM_NOT_AVAILABLE', roomIndex: null }] };
    const total = totalOf(rooms);
    if (!total) throw new BadInputError('Points and money do not mix in one booking');
    const { expectedPrice } = order;
    if (expectedPrice.amount !== total.amount || expectedPrice.currency !== total.currency) {
      return { kind: 'price', expected: expectedPrice, actual: total };
    }
    if (total.currency === 'S_POINT' && (!caller.customer || pointsLeft(world, caller.customer) < total.amount)) {
      return { kind: 'refused', issues: [{ code: 'BONUS_FORBIDDEN', roomIndex: null }] };
    }
    const plans = known.rooms.map(({ plan }) => plan).filter((plan) => plan !== null);
    const due = { hotel: known.hotel, plans, isForOther: isForOther(order) };
    const problem = guaranteeProblem(world, caller, due, order.guarantee);
    if (problem) throw new BadInputError(`The rates of this order do not allow that way to pay: ${problem}`);
    const answer = book(world, caller, known, rooms, total);
    storeAnswer(world.store, attempt, answer);
    return answer;
  });
};
