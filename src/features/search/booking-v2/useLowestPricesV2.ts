import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQueryResult } from '@/api/useQueryResult';
import { toDestinationInput, toRoomsInput } from '@/api/booking-v2/availabilityInput';
import { wireWishes } from '@/api/wireWishes';
import type { DateRange } from '@/domain/localDate';
import { askedOccupancy } from '@/domain/stay/party';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { answeredPrices } from '../readPricesByDay';
import type { AnsweredPrices } from '../calendarPrices';
import type { PricedSearch } from '../pricedSearch';
import { useSearchOfPrices } from '../useSearchOfPrices';
import type { useLowestPricesV2Query } from './__generated__/useLowestPricesV2Query.graphql';

const query = graphql`
  query useLowestPricesV2Query($input: LowestPricesInput!) {
    lowestPrices(input: $input) {
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
export function useLowestPricesV2(search: PricedSearch, days: DateRange, nights?: number): AnsweredPrices {
  const asked = useSearchOfPrices(search, days);
  const result = useQueryResult<useLowestPricesV2Query>(
    query,
    asked && {
      input: {
        destination: toDestinationInput(asked.destination),
        from: days.startDate,
        to: days.endDate,
        ...(nights && { nights }),
        rooms: toRoomsInput(occupanciesOf(placeParty(asked.party)).map((each) => askedOccupancy(each, asked))),
        loyaltyMembershipTypes: asked.loyaltyTypes,
        promotionCode: asked.promotionCode || null,
        blockCode: asked.blockCode || null,
        companyCode: asked.companyCode || null,
        wishes: wireWishes(asked.wishes),
      },
    },
  );
  return useMemo(() => answeredPrices(result), [result]);
}
