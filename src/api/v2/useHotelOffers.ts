import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { Occupancy } from '@/domain/party';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useAsMember } from '../useAsMember';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
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

const offersIn = ({ offers }: HotelOffers) => offers;

/**
 * What one hotel offers the party, for the steps that choose from it. The steps share one answer (the cache first);
 * `fresh` asks the network again, as before a price is promised.
 */
export function useHotelOffers(
  search: MemberSearch | null,
  occupancies: readonly Occupancy[],
  locale: Locale,
  fresh = false,
): QueryResult<HotelOffers> {
  // The API refuses a room without an adult; the guest is told beside the placement, and nothing is asked.
  const mayAsk = occupancies.length > 0 && occupancies.every(({ adults }) => adults > 0);
  const withLines = useFeature('priceLines');
  const withRoomsLeft = useFeature('roomsLeft');
  const withAccessibility = useFeature('accessibilityFacts');
  const withNearest = useFeature('nearestDates');
  const optional =
    withLines === undefined ||
    withRoomsLeft === undefined ||
    withAccessibility === undefined ||
    withNearest === undefined
      ? null
      : { withLines, withRoomsLeft, withAccessibility, withNearest };

  const useAnswer = (criteria: SearchCriteria | null): QueryResult<HotelOffers> => {
    const result = useQueryResult<useHotelOffersQuery>(
      query,
      optional && mayAsk && criteria
        ? { input: toAvailabilityInput(criteria, occupancies, locale), ...optional }
        : null,
      fresh ? 'network-only' : 'store-or-network',
    );
    return useMemo(() => readResult(result, criteria), [result, criteria]);
  };
  return useAsMember(search, useAnswer, offersIn);
}

function readResult(
  result: QueryResult<useHotelOffersQuery['response']>,
  criteria: SearchCriteria | null,
): QueryResult<HotelOffers> {
  if (result.state !== 'ready' || !criteria) return result.state === 'ready' ? { state: 'loading' } : result;
  const failed = (failure: Failure): QueryResult<HotelOffers> => ({ state: 'failed', failure, retry: result.refetch });
  const read = readAnswer(() => {
    const { availability } = result.data;
    if (availability.__typename === 'AvailabilityFailure') return decodeFailureCode('search', availability.code);
    if (availability.__typename !== 'Availability') return null;
    const [hotel] = availability.hotels;
    const issues = availability.issues.map(({ code }) => code);
    return hotel ? readHotelOffers(hotel, criteria, criteria.loyaltyTypes, issues) : null;
  });
  if (!read.ok) return failed(read.failure);
  if (!read.value) return failed(decodeFailureCode('search', 'HOTEL_NOT_AVAILABLE'));
  if ('kind' in read.value) return failed(read.value);
  return { ...result, data: read.value };
}
