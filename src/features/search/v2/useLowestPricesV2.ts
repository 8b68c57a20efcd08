import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { readEach, readOr } from '@/api/readEach';
import { readDate } from '@/api/readTime';
import { useQueryResult } from '@/api/useQueryResult';
import { toDestinationInput, toRoomsInput } from '@/api/v2/availabilityInput';
import { readMoney } from '@/api/v2/readMoney';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import { asMember } from '@/domain/memberSearch';
import { occupanciesOf, placeParty } from '@/domain/placement';
import { useFeature } from '@/flags/useFeature';
import { useMemberSearch } from '@/session/useMemberSearch';
import { hasPrices } from '../pricedSearch';
import type { PricedSearch } from '../pricedSearch';
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

/** The price of each day that has one. A day that cannot be read has none; an error gives an empty calendar. */
export function readLowestPrices({ lowestPrices }: useLowestPricesV2Query['response']): ReadonlyMap<LocalDate, Money> {
  const days = readOr([], () =>
    readEach(lowestPrices, ({ date, price }) => (price ? [[readDate(date), readMoney(price)] as const] : [])),
  );
  return new Map(days.flat());
}

const usesCode = ({ promotionCode, companyCode, blockCode }: PricedSearch): boolean =>
  [promotionCode, companyCode, blockCode].some((code) => code !== '');

/**
 * The lowest price of each arrival day, for the party, codes and memberships of a search; empty while it is loading, or
 * where the API has none.
 */
export function useLowestPricesV2(search: PricedSearch, days: DateRange): ReadonlyMap<LocalDate, Money> {
  const mayAsk = useFeature('lowestPrices') === true && hasPrices(search);
  const member = useMemberSearch({ ...search, ...days, mode: 'STANDARD' });
  // A customer's own membership may not be combined with a code: results report that, the calendar leaves it out.
  const asked = member && mayAsk ? (usesCode(search) ? search : asMember(member)) : null;
  const result = useQueryResult<useLowestPricesV2Query>(
    query,
    asked && {
      input: {
        destination: toDestinationInput(asked.destination),
        from: days.startDate,
        to: days.endDate,
        rooms: toRoomsInput(occupanciesOf(placeParty(asked.party))),
        loyaltyMembershipTypes: asked.loyaltyTypes,
        promotionCode: asked.promotionCode || null,
        blockCode: asked.blockCode || null,
        companyCode: asked.companyCode || null,
      },
    },
  );
  return useMemo(() => {
    if (result.state !== 'ready') return new Map();
    return readLowestPrices(result.data);
  }, [result]);
}
