import { nightsOf } from '../calendar';
import { extrasOf, extraUnitPrice } from '../extras';
import type { Amount, HotelRecord, PriceLineRecord } from '../model';
import { priceRoom } from '../rates/priceRoom';
import { cancelByOf } from '../rates/ratePlans';
import type { BookedExtra, BookedRoom } from '../store/bookingRecord';
import type { Twist } from '../twist';
import { vatRatesOf } from '../vat';
import type { KnownOrder, KnownRoom, RoomOrder } from './order';

const bookedExtras = (hotel: HotelRecord, room: RoomOrder, nights: number): readonly BookedExtra[] =>
  room.extras.flatMap(({ id, count }) => {
    const extra = extrasOf(hotel).find((each) => each.id === id);
    return extra ? [{ id, count, unit: extraUnitPrice(extra, nights) }] : [];
  });

/** The price lines of extras, each with the tax rate of its kind. */
const extraLines = (hotel: HotelRecord, extras: readonly BookedExtra[]): readonly PriceLineRecord[] =>
  extras.flatMap(({ id, count, unit }) => {
    const extra = extrasOf(hotel).find((each) => each.id === id);
    if (!extra) return [];
    const vatRate = vatRatesOf(hotel)[extra.vat];
    return [
      {
        kind: 'EXTRA_SERVICE',
        label: extra.name,
        quantity: count,
        unit,
        total: count * unit,
        currency: 'EUR',
        date: null,
        vatRate,
      },
    ];
  });

const priceKnownRoom = (
  seed: string,
  twist: Twist,
  known: KnownOrder,
  { order, roomType, plan, keptNights }: KnownRoom,
): BookedRoom | null => {
  if (!roomType || !plan) return null;
  const { hotel } = known;
  const { stay } = known.order;
  const price = priceRoom({
    hotel,
    kind: roomType,
    plan,
    stay,
    sleepers: order,
    cots: order.travelCot,
    seed,
    ...(keptNights ? { keptNights } : {}),
    pricePercent: twist.orderPricePercent ?? twist.pricePercent ?? 100,
  });
  const extras = bookedExtras(hotel, order, nightsOf(stay.startDate, stay.endDate).length);
  const lines = [...price.lines, ...extraLines(hotel, extras)];
  const { currency } = price.total;
  return {
    roomTypeRefId: order.roomTypeRefId,
    rateRefId: order.rateRefId,
    guest: order.guest,
    adults: order.adults,
    childAges: order.childAges,
    pets: order.pets,
    travelCot: order.travelCot,
    bathroomWish: order.bathroomWish,
    extras,
    promotionCode: order.promotionCode,
    blockCode: order.blockCode,
    companyCode: order.companyCode,
    lines,
    total: { amount: lines.reduce((sum, line) => sum + line.total, 0), currency },
    cancelBy: twist.nothingCancellable ? null : cancelByOf(hotel, plan, stay.startDate),
  };
};

/** The rooms of an order with their prices; null when a room type or a plan is unknown. */
export const priceOrder = (seed: string, twist: Twist, known: KnownOrder): readonly BookedRoom[] | null => {
  const rooms = known.rooms.map((room) => priceKnownRoom(seed, twist, known, room));
  return rooms.every((room) => room !== null) ? rooms : null;
};

/** The total of several rooms, or null when points and money would mix. */
export const totalOf = (rooms: readonly Pick<BookedRoom, 'lines' | 'total'>[]): Amount | null => {
  const currency = rooms[0]?.total.currency ?? 'EUR';
  const mixes = rooms.some(({ lines }) => lines.some((line) => line.currency !== currency));
  return mixes ? null : { amount: rooms.reduce((sum, room) => sum + room.total.amount, 0), currency };
};
