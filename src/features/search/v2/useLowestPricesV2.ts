import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { readEach, readOr } from '@/api/readEach';
import { readDate } from '@/api/readTime';
import { useQueryResult } from '@/api/useQueryResult';
import { toDestinationInput } from '@/api/v2/availabilityInput';
import { readMoney } from '@/api/v2/readMoney';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { Destination } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import type { useLowestPricesV2Query } from './__generated__/useLowestPricesV2Query.graphql';

const query = graphql`
  query useLowestPricesV2Query($input: LowestPricesInput!) {
    lowestPrices(input: $input) {
      date
      price {
        ...readMoney_money
      }
    }
  }
`;

/** The price of each day that has one. A day that cannot be read has none, and without any the calendar is whole. */
export function readLowestPrices({ lowestPrices }: useLowestPricesV2Query['response']): ReadonlyMap<LocalDate, Money> {
  const days = readOr([], () =>
    readEach(lowestPrices, ({ date, price }) => (price ? [[readDate(date), readMoney(price)] as const] : [])),
  );
  return new Map(days.flat());
}

/** The lowest price of each arrival day that is known; empty while it is not, or where the API cannot tell. */
export function useLowestPricesV2(destination: Destination, days: DateRange): ReadonlyMap<LocalDate, Money> {
  const mayAsk = useFeature('lowestPrices') === true && destination.kind !== 'none';
  const result = useQueryResult<useLowestPricesV2Query>(
    query,
    mayAsk ? { input: { destination: toDestinationInput(destination), from: days.startDate, to: days.endDate } } : null,
  );
  return useMemo(() => {
    if (result.state !== 'ready') return new Map();
    return readLowestPrices(result.data);
  }, [result]);
}
