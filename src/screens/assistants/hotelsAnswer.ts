import { choosableStay, stayPrice } from '@/domain/price/stayPrice';
import type { FoundHotels } from '@/features/search-results/foundHotels';
import { amountOf, askedBack } from './answers';
import type { Seen } from './answers';
import type { AskedStay } from './askedStay';

/** The hotels of a search, each with the lowest price of the whole stay, as the list of results has them. */
export const hotelsAnswer = ({ hotels, issues }: FoundHotels, asked: AskedStay, { roomsPage, now }: Seen) => ({
  ...askedBack(asked),
  issues,
  hotels: hotels.map((result) => {
    const { hotel, surroundings, unavailable, nearestDates } = result;
    const { lowest, lowestFree, hasBreakfast, blockedBy } = stayPrice(
      choosableStay(result),
      asked.criteria.wishes,
      now,
    );
    return {
      id: hotel.id,
      name: hotel.name,
      city: hotel.address.city,
      district: surroundings.district,
      nearby: surroundings.nearby.map(({ name, walkMetres }) => ({ name, walkMetres })),
      totalPrice: amountOf(lowest),
      totalPriceWithFreeCancellation: amountOf(lowestFree),
      breakfastIncluded: hasBreakfast,
      whyNot: unavailable?.reason ?? blockedBy[0] ?? null,
      nearestDates,
      roomsPage: roomsPage({ ...asked.criteria, destination: { kind: 'hotel', hotelId: hotel.id } }),
    };
  }),
});
