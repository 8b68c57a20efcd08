import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { readAnswer } from '@/api/readAnswer';
import { readEach } from '@/api/readEach';
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

/** The lowest price of each arrival day that is known; empty while it is not, or where the API cannot tell. */
export function useLowestPricesV2(destination: Destination, days: DateRange): ReadonlyMap<LocalDate, Money> {
  const mayAsk = useFeature('lowestPrices') === true && destination.kind !== 'none';
  const result = useQueryResult<useLowestPricesV2Query>(
    query,
    mayAsk ? { input: { destination: toDestinationInput(destination), from: days.startDate, to: days.endDate } } : null,
  );
  return useMemo(() => {
    if (result.state !== 'ready') return new Map();
    // A day whose price cannot be read is a day without one; without any prices the calendar is whole.
    const read = readAnswer(() =>
      readEach(result.data.lowestPrices, ({ date, price }) =>
        price ? [[readDate(date), readMoney(price)] as const] : [],
      ),
    );
    return new Map(read.ok ? read.value.flat() : []);
  }, [result]);
}
