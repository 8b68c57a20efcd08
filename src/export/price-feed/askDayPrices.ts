import type { AskContent } from '@/api/content';
import type { DateRange } from '@/domain/localDate';
import type { PricesByDay } from '@/features/search/calendarPrices';
// The tag that the query is written in is for bundlers: this runs without one.
import query from '@/features/search/booking-v1/__generated__/useLowestPricesV1Query.graphql';
import type { useLowestPricesV1Query } from '@/features/search/booking-v1/__generated__/useLowestPricesV1Query.graphql';
import { readPricesByDay } from '@/features/search/readPricesByDay';

/**
 * The lowest price of one night in a hotel per day of arrival, for two adults in one room without codes or memberships,
 * which is what price feeds are about; null for a day that is sold out. The question of the calendar.
 * @throws when the API does not answer, or no day of its answer can be read
 */
export async function askDayPrices(ask: AskContent, hotelId: string, days: DateRange): Promise<PricesByDay> {
  const { lowestPrices } = await ask<useLowestPricesV1Query>(query, {
    criteria: { hotelId, from: days.startDate, to: days.endDate, rooms: [{ adults: 2 }] },
    memberships: [],
  });
  return readPricesByDay(lowestPrices);
}
