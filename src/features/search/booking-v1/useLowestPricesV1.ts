import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQueryResult } from '@/api/useQueryResult';
import { toCodes, toDestination, toRoomCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { wireWishes } from '@/api/wireWishes';
import type { DateRange } from '@/domain/localDate';
import { askedOccupancy } from '@/domain/stay/party';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { answeredPrices } from '../readPricesByDay';
import type { AnsweredPrices } from '../calendarPrices';
import type { PricedSearch } from '../pricedSearch';
import { useSearchOfPrices } from '../useSearchOfPrices';
import type { useLowestPricesV1Query } from './__generated__/useLowestPricesV1Query.graphql';

const query = graphql`
  query useLowestPricesV1Query($criteria: LowestPricesCriteria!, $memberships: [LoyaltyMembershipType!]!) {
    lowestPrices(criteria: $criteria, loyaltyMembershipTypes: $memberships) {
      date
      price {
        value
        currency
      }
    }
  }
`;

/**
 * The lowest price of each arrival day, for the party, codes and memberships of a search; empty while it is loading, or
 * where the API has none.
 */
export function useLowestPricesV1(search: PricedSearch, days: DateRange, nights?: number): AnsweredPrices {
  const asked = useSearchOfPrices(search, days);
  const result = useQueryResult<useLowestPricesV1Query>(
    query,
    asked && {
      criteria: {
        ...toDestination(asked.destination),
        ...toCodes(asked),
        from: days.startDate,
        to: days.endDate,
        ...(nights && { nights }),
        rooms: toRoomCriteria(occupanciesOf(placeParty(asked.party)).map((each) => askedOccupancy(each, asked))),
        wishes: wireWishes(asked.wishes),
      },
      memberships: asked.loyaltyTypes.map(toWireMembership),
    },
  );
  return useMemo(() => answeredPrices(result), [result]);
}
