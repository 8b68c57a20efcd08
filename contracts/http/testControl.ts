import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Vitals } from '@/domain/vitals';
import { addDays, isLocalDate } from '../world/calendar';
import { addLatecomers, forgetLatecomers, type Latecomers } from '../world/content/latecomers';
import type { World } from '../world/context';
import { customerByKey } from '../world/customers';
import { findHotel } from '../world/hotels/allHotels';
import { roomTypeRefId } from '../world/rooms/roomTypes';
import { roomsLeft } from '../world/rules/roomsLeft';
import { actOnPayment } from '../world/rules/payments';
import { countBookings, releaseExpired } from '../world/store/bookings';
import { emptyStore } from '../world/store/openStore';
import { openPaymentOf } from '../world/store/payments';
import { giveStays } from '../world/stays/giveStays';
import { readBody, sendJson } from './respond';

/**
 * What tests can set: the clock, and the text of the configuration file, where null leaves each unchanged. And what they can
 * read: the speed figures that pages have sent.
 */
export interface TestSettings {
  fixed: Date | null;
  appConfig: string | null;
  readonly vitals: Vitals[];
}

const readClock = (body: string): Date | null | undefined => {
  const { now } = JSON.parse(body) as { now?: string | null };
  if (now === null) return null;
  const instant = new Date(now ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

const listOf = (world: World, query: string): unknown[] => world.store.prepare(query).all();

const bookingsAnswer = (world: World, query: URLSearchParams): unknown => {
  releaseExpired(world.store, world.now().getTime());
  const count = countBookings(world.store);
  const bookings = listOf(
    world,
    `SELECT number, state, guarantee, paid, arrival, json_extract(detail, '$.contact.email') AS email,
       json_extract(detail, '$.rooms[0].roomTypeRefId') AS roomType,
       json_array_length(detail, '$.rooms[0].extras') AS extras, json_extract(detail, '$.rooms[0].adults') AS adults
     FROM bookings ORDER BY createdAt, rowid`,
  );
  const payments = listOf(world, 'SELECT bookingNumber, state, amount FROM payments ORDER BY createdAt, rowid');
  const [hotelId, roomType, date] = ['hotelId', 'roomType', 'date'].map((name) => query.get(name) ?? '');
  const hotel = findHotel(hotelId ?? '');
  if (!hotel || !roomType || !date || !isLocalDate(date)) return { count, bookings, payments };
  const left = roomsLeft(world, { twist: {} }, hotel, { startDate: date, endDate: addDays(date, 1) });
  return {
    count,
    bookings,
    payments,
    roomsLeft: left.rooms.get(roomTypeRefId(hotel.id, roomType)) ?? null,
    cotsLeft: left.cots,
  };
};

/** Lets a bank decide on the payment of a booking that waits for it; null where there is none. */
const decidePayment = (world: World, body: string): unknown => {
  const { bookingNumber, act } = JSON.parse(body) as { bookingNumber?: string; act?: string };
  const payment = openPaymentOf(world.store, bookingNumber ?? '');
  if (payment?.state !== 'PENDING' || (act !== 'pay' && act !== 'decline')) return null;
  return { state: actOnPayment(world, payment.id, act, 'PENDING')?.state };
};

/** `/__test/…`, only with `TEST_CONTROL`. */
export const answerTestControl = async (
  world: World,
  settings: TestSettings,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const asked = `${request.method ?? ''} ${url.pathname}`;
  if (asked === 'POST /__test/clock') {
    const instant = readClock(await readBody(request));
    if (instant === undefined) return sendJson(response, 400, { error: 'now is an ISO 8601 instant, or null' });
    settings.fixed = instant;
    return sendJson(response, 200, { now: world.now().toISOString() });
  }
  if (asked === 'POST /__test/reset') {
    emptyStore(world.store);
    world.soldLastRooms.clear();
    world.attempts.clear();
    forgetLatecomers(world.content);
    settings.appConfig = null;
    settings.fixed = null;
    settings.vitals.length = 0;
    return sendJson(response, 200, { count: 0 });
  }
  if (asked === 'POST /__test/appconfig') {
    // Any text, since a test may also need a broken file.
    settings.appConfig = await readBody(request);
    return sendJson(response, 200, {});
  }
  if (asked === 'POST /__test/content') {
    const latecomers = JSON.parse(await readBody(request)) as Latecomers;
    return sendJson(response, 200, addLatecomers(world.content, latecomers, world.now()));
  }
  if (asked === 'POST /__test/payments') {
    const decided = decidePayment(world, await readBody(request));
    return sendJson(response, decided ? 200 : 400, decided ?? { error: 'act is pay or decline, of a pending payment' });
  }
  if (asked === 'POST /__test/stays') {
    const { customer: key = '' } = JSON.parse(await readBody(request)) as { customer?: string };
    const customer = customerByKey(key);
    if (!customer) return sendJson(response, 400, { error: 'No such customer' });
    return sendJson(response, 200, { lastName: customer.lastName, stays: giveStays(world, customer) });
  }
  if (asked === 'GET /__test/vitals') return sendJson(response, 200, settings.vitals);
  if (asked === 'GET /__test/bookings') return sendJson(response, 200, bookingsAnswer(world, url.searchParams));
  return sendJson(response, 404, { error: 'No such control' });
};
