import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import type { DateRange } from '@/domain/localDate';
import { readPricesByDay } from '../readPricesByDay';
import type { PricesByDay } from '../calendarPrices';
import type { askDayPricesQuery } from './__generated__/askDayPricesQuery.graphql';

const query = graphql`
  query askDayPricesQuery($criteria: LowestPricesCriteria!) {
    lowestPrices(criteria: $criteria) {
      date
      price {
        value
        currency
      }
    }
  }
`;

/**
 * The lowest price of one night in a hotel per day of arrival, for two adults in one room without codes or memberships,
 * which is what price feeds are about; null for a day that is sold out.
 * @throws when the API does not answer, or no day of its answer can be read
 */
export async function askDayPrices(ask: AskContent, hotelId: string, days: DateRange): Promise<PricesByDay> {
  const { lowestPrices } = await ask<askDayPricesQuery>(query, {
    criteria: { hotelId, from: days.startDate, to: days.endDate, rooms: [{ adults: 2 }] },
  });
  return readPricesByDay(lowestPrices);
}
