import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import { nights } from '@/domain/localDate';
import type { Occupancy } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { useFeatures } from '@/flags/useFeatures';
import type { Locale } from '@/i18n/locales';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { toAvailabilityInput } from './availabilityInput';
import { readHotelOffers } from './readHotelOffers';
import type { useHotelOffersQuery } from './__generated__/useHotelOffersQuery.graphql';

const query = graphql`
  query useHotelOffersQuery(
    $input: AvailabilityInput!
    $withLines: Boolean!
    $withRoomsLeft: Boolean!
    $withAccessibility: Boolean!
    $withNearest: Boolean!
  ) {
    availability(availabilityInput: $input, extraServiceCriteria: {}) {
      __typename
      ... on Availability {
        issues {
          code
        }
        hotels {
          ...readHotelOffers_hotel
            @arguments(
              withLines: $withLines
              withRoomsLeft: $withRoomsLeft
              withAccessibility: $withAccessibility
              withNearest: $withNearest
            )
        }
      }
      ... on AvailabilityFailure {
        code
      }
    }
  }
`;

/**
 * What one hotel offers the party, for the steps that choose from it. The steps share one answer (the cache first);
 * `fresh` asks the network again, as before a price is promised.
 */
export function useHotelOffers(
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
  fresh = false,
): QueryResult<HotelOffers> {
  const { startDate, endDate } = criteria;
  // The API refuses a room without an adult; the guest is told beside the placement, and nothing is asked.
  const mayAsk = occupancies.length > 0 && occupancies.every(({ adults }) => adults > 0);
  const features = useFeatures();
  const result = useQueryResult<useHotelOffersQuery>(
    query,
    features && mayAsk
      ? {
          input: toAvailabilityInput(criteria, occupancies, locale),
          withLines: features.has('priceLines'),
          withRoomsLeft: features.has('roomsLeft'),
          withAccessibility: features.has('accessibilityFacts'),
          withNearest: features.has('nearestDates'),
        }
      : null,
    fresh ? 'network-only' : 'store-or-network',
  );
  return useMemo(() => {
    if (result.state !== 'ready') return result;
    const { availability } = result.data;
    const failed = (failure: Failure): QueryResult<HotelOffers> => ({
      state: 'failed',
      failure,
      retry: result.refetch,
    });
    if (availability.__typename === 'AvailabilityFailure')
      return failed(decodeFailureCode('search', availability.code));
    const hotel = availability.__typename === 'Availability' ? availability.hotels[0] : undefined;
    if (availability.__typename !== 'Availability' || !hotel)
      return failed(decodeFailureCode('search', 'HOTEL_NOT_AVAILABLE'));
    const issues = availability.issues.map(({ code }) => code);
    const data = readHotelOffers(hotel, nights({ startDate, endDate }), issues);
    return { state: 'ready', data, refetch: result.refetch };
  }, [result, startDate, endDate]);
}
