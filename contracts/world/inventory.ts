import type { LocalDate } from '@/domain/localDate';
import { monthOf, weekdayOf } from './calendar';
import { chance } from './chance';
import type { HotelRecord, RoomKindRecord } from './model';

/** Full on the night of every Saturday. */
export const FULL_ON_SATURDAYS = '1004';
/** Never more than a third sold elsewhere, and its one suite is sold by this site only. */
export const CALM_HOTEL = '1001';
/** Closed in January and February. */
export const CLOSED_IN_WINTER = '1851';

const SATURDAY = 6;

export const isClosed = (hotel: HotelRecord, night: LocalDate): boolean =>
  hotel.id === CLOSED_IN_WINTER && monthOf(night) <= 2;

/** Rooms of a kind that other channels (reception, travel agents) have sold for a night. */
export const soldElsewhere = (hotel: HotelRecord, kind: RoomKindRecord, night: LocalDate, seed: string): number => {
  if (isClosed(hotel, night)) return kind.capacity;
  if (hotel.id === FULL_ON_SATURDAYS && weekdayOf(night) === SATURDAY) return kind.capacity;
  const draw = chance(100, seed, 'sold', hotel.id, kind.code, night);
  if (hotel.id === CALM_HOTEL) return Math.floor((kind.capacity * draw) / 300);
  if (kind.capacity === 1) return draw < 45 ? 1 : 0;
  if (draw >= 96) return kind.capacity;
  const weekend = hotel.season !== 'city' && weekdayOf(night) >= 5 ? 15 : 0;
  return Math.floor((kind.capacity * Math.min(95, 20 + Math.floor(draw / 2) + weekend)) / 100);
};

/** Travel cots a hotel owns. */
export const cotsOf = (hotel: HotelRecord): number => hotel.cots ?? 6;
