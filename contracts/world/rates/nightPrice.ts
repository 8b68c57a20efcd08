import type { LocalDate } from '@/domain/localDate';
import { monthOf, weekdayOf } from '../calendar';
import { chance } from '../chance';
import type { HotelRecord } from '../model';

// Percentage by month, January first.
const seasons: Readonly<Record<HotelRecord['season'], readonly number[]>> = {
  city: [92, 94, 98, 100, 104, 110, 106, 108, 106, 102, 98, 104],
  fell: [126, 146, 148, 122, 76, 80, 84, 82, 114, 88, 94, 152],
  lake: [88, 92, 96, 92, 98, 114, 142, 122, 98, 92, 86, 94],
  sea: [84, 86, 90, 94, 108, 130, 138, 126, 104, 94, 86, 92],
};
// Percentage by weekday, Sunday first: cities sell more on working days, other places at weekends.
const cityWeek = [86, 100, 110, 112, 106, 94, 96];
const leisureWeek = [94, 90, 90, 92, 100, 124, 122];

const divide = (value: number, by: number) => (value - (value % by)) / by;

/** Cents for one night of a standard double for two, in whole euros, before room type and plan are applied. */
export const nightPrice = (hotel: HotelRecord, night: LocalDate, seed: string): number => {
  const season = seasons[hotel.season][monthOf(night) - 1] ?? 100;
  const week = (hotel.season === 'city' ? cityWeek : leisureWeek)[weekdayOf(night)] ?? 100;
  const cents = divide(hotel.basePrice * season * week, 10_000) + 100 * (chance(9, seed, 'price', hotel.id, night) - 4);
  return divide(cents, 100) * 100;
};

/** A percentage of an amount, rounded to whole euros. */
export const wholeEuros = (cents: number, percent: number): number => divide(cents * percent, 10_000) * 100;

/** A percentage of an amount, rounded to whole cents. */
export const wholeCents = (cents: number, percent: number): number => divide(cents * percent, 100);
