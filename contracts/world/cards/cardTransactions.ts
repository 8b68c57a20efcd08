import type { LocalDate } from '@/domain/localDate';
import { addDays, dayIn } from '../calendar';
import { chance } from '../chance';
import { ALCOHOL_CATEGORY_ID } from '../codes';
import type { World } from '../context';
import { extrasOf } from '../extras';
import { allHotels, hotelById } from '../hotels/allHotels';
import { text, type Localized } from '../localized';
import { cityOf } from '../places';
import { statusOf } from '../rules/bookingStatus';
import type { BookedRoom, BookingRecord } from '../store/bookingRecord';
import { bookingsOfCustomer } from '../store/bookings';
import { keptDay } from '../store/keptDays';
import { refundOf } from '../store/refunds';
import type { CardRecord } from '../store/sCards';
import { noTwist } from '../twist';
import { benefits, cardProduct } from './cardProduct';
import { officeDay } from './cardRegistry';

export type TransactionKind = 'MEAL_BENEFIT' | 'PURCHASE' | 'S_POINT';

/** One line of a receipt. Cents for one unit. */
export interface TransactionLine {
  readonly id: string;
  readonly name: Localized;
  readonly quantity: number;
  readonly unit: number;
  readonly categoryIds: readonly string[];
}

export interface TransactionRecord {
  readonly id: string;
  readonly date: LocalDate;
  readonly place: Localized;
  readonly kind: TransactionKind;
  /** Cents. */
  readonly total: number;
  /** Earned; negative when they were used. */
  readonly points: number;
  readonly lines: readonly TransactionLine[];
}

const HISTORY_DAYS = 720;

/** The points that a receipt earns: for whole euros, of everything that is not alcohol. */
export const pointsFor = (lines: readonly TransactionLine[]): number => {
  const earning = lines.filter(({ categoryIds }) => !categoryIds.includes(ALCOHOL_CATEGORY_ID));
  const cents = earning.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  return Math.floor(cents / 100) * cardProduct.pointsPerEuro;
};

const menu: readonly Omit<TransactionLine, 'quantity'>[] = [
  { id: 'LUNCH', name: text('Lounas', 'Lunch', 'Lunch', 'Lõuna'), unit: 1490, categoryIds: ['FOOD'] },
  { id: 'DINNER', name: text('Illallinen', 'Dinner', 'Middag', 'Õhtusöök'), unit: 3200, categoryIds: ['FOOD'] },
  {
    id: 'COFFEE',
    name: text('Kahvi ja pulla', 'Coffee and a bun', 'Kaffe och bulle', 'Kohv ja sai'),
    unit: 690,
    categoryIds: ['FOOD'],
  },
  {
    id: 'WINE',
    name: text('Lasi viiniä', 'Glass of wine', 'Ett glas vin', 'Klaas veini'),
    unit: 950,
    categoryIds: ['DRINK', ALCOHOL_CATEGORY_ID],
  },
  {
    id: 'ROOM',
    name: text(
      'Yö kahden hengen huoneessa',
      'A night in a double room',
      'En natt i dubbelrum',
      'Öö kahekohalises toas',
    ),
    unit: 12900,
    categoryIds: ['STAY'],
  },
];

const inHotel = (id: string): Localized => hotelById(id).name;

/** Receipts from before the harness kept bookings: the same for a card every time, also on a later day. */
const earlier = (world: World, card: CardRecord): readonly TransactionRecord[] => {
  const end = keptDay(world.store, `receipts ${card.number}`, officeDay(world));
  const pick = (below: number, ...parts: (number | string)[]) => chance(below, card.number, ...parts);
  const count = card.points >= 5_000 ? 40 + pick(20, 'count') : 6;
  return Array.from({ length: count }, (_, index): TransactionRecord => {
    const date = addDays(end, -1 - Math.floor((index * HISTORY_DAYS) / count) - pick(8, index, 'day'));
    const hotel = allHotels[pick(allHotels.length, index, 'hotel')];
    const place = hotel ? hotel.name : text('', '', '', '');
    const id = `${card.number}-${index}`;
    if (index % 7 === 3) {
      const lunch = benefits.find((benefit) => benefit.id === 'LUNCH');
      const name = lunch ? lunch.name : place;
      const line = { id: 'LUNCH', name, quantity: 1, unit: 0, categoryIds: ['FOOD'] };
      return { id, date, place, kind: 'MEAL_BENEFIT', total: 0, points: 0, lines: [line] };
    }
    const lines = menu
      .filter((_line, place_) => pick(3, index, place_) === 0 || place_ === index % menu.length)
      .map((line, place_) => ({ ...line, quantity: 1 + pick(2, index, place_, 'quantity') }));
    const total = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
    return { id, date, place, kind: 'PURCHASE', total, points: pointsFor(lines), lines };
  });
};

/** The lines of a room; those of extras are in the order of the extras, and have their categories. */
const linesOfRoom = (hotelId: string, { lines, extras }: BookedRoom, room: number): readonly TransactionLine[] => {
  const sold = extrasOf(hotelById(hotelId));
  const ofExtras = lines.filter(({ kind }) => kind === 'EXTRA_SERVICE');
  return lines.map((line, index) => {
    const id = extras[ofExtras.indexOf(line)]?.id;
    return {
      id: `${room}-${index}`,
      name: line.label,
      quantity: line.quantity,
      unit: line.unit,
      categoryIds: id === undefined ? ['STAY'] : (sold.find((extra) => extra.id === id)?.categoryIds ?? []),
    };
  });
};

const linesOf = ({ hotelId, detail }: BookingRecord): readonly TransactionLine[] =>
  detail.rooms.flatMap((room, index) => linesOfRoom(hotelId, room, index));

/** Points that were spent on a stay, and those that came back when it was cancelled. */
const ofPoints = (world: World, booking: BookingRecord, timeZone: string): readonly TransactionRecord[] => {
  const refund = refundOf(world.store, booking.number);
  const points = Math.round((refund?.amount ?? booking.paid) / 100);
  if (points === 0) return [];
  const row = { place: inHotel(booking.hotelId), kind: 'S_POINT', total: 0, lines: [] } as const;
  return [
    { ...row, id: booking.number, date: dayIn(booking.createdAt, timeZone), points: -points },
    ...(refund ? [{ ...row, id: `${booking.number}-refund`, date: dayIn(refund.begunAt, timeZone), points }] : []),
  ];
};

/** A stay that is over, or points that were spent on one that is booked; nothing for any other. */
const ofBooking = (world: World, booking: BookingRecord): readonly TransactionRecord[] => {
  const { timeZone } = cityOf(hotelById(booking.hotelId));
  if (booking.total.currency === 'S_POINT') return ofPoints(world, booking, timeZone);
  if (booking.detail.membership?.type !== 'S_CARD') return [];
  if (statusOf(world, { twist: noTwist }, booking) !== 'PAST_STAY') return [];
  const lines = linesOf(booking);
  const { number: id, departure: date, total } = booking;
  const place = inHotel(booking.hotelId);
  return [{ id, place, lines, kind: 'PURCHASE', date, total: total.amount, points: pointsFor(lines) }];
};

const ofBookings = (world: World, card: CardRecord): readonly TransactionRecord[] =>
  card.customerId === null
    ? []
    : bookingsOfCustomer(world.store, card.customerId).flatMap((booking) => ofBooking(world, booking));

/** Everything that happened with a card, the latest first. */
export const transactionsOf = (world: World, card: CardRecord): readonly TransactionRecord[] =>
  [...earlier(world, card), ...ofBookings(world, card)].sort(
    (one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id),
  );

/** The points that can be used: the balance from before, with what stays here earned and spent. */
export const pointsOn = (world: World, card: CardRecord): number =>
  card.points + ofBookings(world, card).reduce((sum, { points }) => sum + points, 0);

/** The points earned in the last 12 months, which decide the level. */
export const levelPointsOf = (world: World, card: CardRecord): number => {
  const since = addDays(officeDay(world), -365);
  return (
    transactionsOf(world, card)
      // Points that come back from a cancelled stay were earned before.
      .filter(({ date, points, kind }) => date > since && points > 0 && kind !== 'S_POINT')
      .reduce((sum, { points }) => sum + points, 0)
  );
};
