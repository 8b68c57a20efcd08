import type { LocalDate } from '@/domain/localDate';
import { addDays } from '../calendar';
import { isClosed } from '../inventory';
import type { HotelRecord } from '../model';
import { nightPrice } from '../rates/nightPrice';
import { priceRoom } from '../rates/priceRoom';
import { findPlan, rateRefId } from '../rates/ratePlans';
import { roomTypesOf } from '../rooms/roomTypes';
import { allHotels } from '../hotels/allHotels';
import type { OfferRecord } from './model';
import { periodOf } from './seasons';

const LOOK_AHEAD = 120;
const couple = { adults: 2, childAges: [], pets: 0 };

/** The hotels that sell an offer's plan on the first day it is valid. */
export const hotelsOfOffer = ({ planCode, stay }: OfferRecord, today: LocalDate): readonly HotelRecord[] => {
  const { from } = periodOf(stay, today);
  const arrival = from !== null && from > today ? from : today;
  return allHotels.filter((hotel) => findPlan(hotel, rateRefId(hotel.id, planCode))?.isSold(hotel, arrival));
};

const cheapestKind = (hotel: HotelRecord) =>
  roomTypesOf(hotel)
    .filter(({ maxOccupancy, petsOnly }) => maxOccupancy >= 2 && !petsOnly)
    .sort((one, other) => one.pricePercent - other.pricePercent)[0];

/** A night for two at an offer's price, cents. */
interface PricedNight {
  readonly hotelId: string;
  readonly night: LocalDate;
  readonly amount: number;
}

const cheapest = (nights: readonly PricedNight[]): PricedNight | null =>
  nights.reduce<PricedNight | null>((least, each) => (least && least.amount <= each.amount ? least : each), null);

const workOut = (offer: OfferRecord, today: LocalDate, seed: string): PricedNight | null => {
  const { from, to } = periodOf(offer.stay, today);
  const first = from !== null && from > today ? from : today;
  const nights = Array.from({ length: LOOK_AHEAD }, (_, day) => addDays(first, day)).filter(
    (night) => to === null || night <= to,
  );
  return cheapest(
    hotelsOfOffer(offer, today).flatMap((hotel) => {
      const plan = findPlan(hotel, rateRefId(hotel.id, offer.planCode));
      const kind = cheapestKind(hotel);
      // A plan's price is a percentage of the night's, so the cheapest night is the cheapest for the plan too.
      const [night] = nights
        .filter((each) => !isClosed(hotel, each))
        .map((each) => [each, nightPrice(hotel, each, seed)] as const)
        .reduce<readonly [LocalDate | null, number]>(
          (least, each) => (each[1] < least[1] ? each : least),
          [null, Number.POSITIVE_INFINITY],
        );
      if (!plan || !kind || night === null) return [];
      const stay = { startDate: night, endDate: addDays(night, 1) };
      const { total } = priceRoom({ hotel, kind, plan, stay, sleepers: couple, cots: 0, seed, pricePercent: 100 });
      return [{ hotelId: hotel.id, night, amount: total.amount }];
    }),
  );
};

// Cached, since prices do not change during a day and every exported page needs them.
const known = new Map<string, PricedNight | null>();

/** The cheapest night for two by an offer, within the next 120 nights. */
export const cheapestNightOf = (offer: OfferRecord, today: LocalDate, seed: string): PricedNight | null => {
  const key = [seed, today, offer.id, offer.planCode].join('|');
  const night = known.has(key) ? known.get(key) : workOut(offer, today, seed);
  known.set(key, night ?? null);
  return night ?? null;
};
