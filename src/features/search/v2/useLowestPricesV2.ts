import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
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

/** The lowest price of each arrival day that is known; empty while it is not, or where the API cannot tell. */
export function useLowestPricesV2(destination: Destination, days: DateRange): ReadonlyMap<LocalDate, Money> {
  const mayAsk = useFeature('lowestPrices') === true && destination.kind !== 'none';
  const result = useQueryResult<useLowestPricesV2Query>(
    query,
    mayAsk ? { input: { destination: toDestinationInput(destination), from: days.startDate, to: days.endDate } } : null,
  );
  return useMemo(() => {
    if (result.state !== 'ready') return new Map();
    return new Map(
      result.data.lowestPrices.flatMap(({ date, price }) => (price ? [[date, readMoney(price)] as const] : [])),
    );
  }, [result]);
}
