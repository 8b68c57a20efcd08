import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { readAnswer } from '@/api/readAnswer';
import { readEach } from '@/api/readEach';
import { knownOf } from '@/api/readLeaf';
import { useQueryResult } from '@/api/useQueryResult';
import type { QueryResult } from '@/api/useQueryResult';
import { toAvailabilityInput } from '@/api/v2/availabilityInput';

import { availabilityIssues } from '@/domain/availabilityIssue';
import { occupanciesOf, placeParty } from '@/domain/placement';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { SearchCriteria } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import type { Locale } from '@/i18n/locales';
import type { SearchResults } from '../searchResults';
import { readHotelResult } from './readHotelResult';
import type { useSearchResultsV2Query } from './__generated__/useSearchResultsV2Query.graphql';

const query = graphql`
  query useSearchResultsV2Query(
    $input: AvailabilityInput!
    $withSummary: Boolean!
    $withMap: Boolean!
    $withNearest: Boolean!
  ) {
    availability(availabilityInput: $input) {
      __typename
      ... on Availability {
        issues {
          code
        }
        hotels {
          ...readHotelResult_hotel @arguments(withSummary: $withSummary, withMap: $withMap, withNearest: $withNearest)
        }
      }
      ... on AvailabilityFailure {
        code
      }
    }
  }
`;

/** The hotels of an answer that can be read, or why there are none. */
export function readSearchResults({
  availability,
}: useSearchResultsV2Query['response']): Result<Failure, SearchResults> {
  if (availability.__typename !== 'Availability') {
    const code = availability.__typename === 'AvailabilityFailure' ? availability.code : 'UNDEFINED';
    return fail(decodeFailureCode('search', code));
  }
  return readAnswer(() => ({
    hotels: readEach(availability.hotels, readHotelResult),
    issues: knownOf(
      availability.issues.map(({ code }) => code),
      availabilityIssues,
    ),
  }));
}

/** Hotels of a place, a collection or one hotel, with the price of the whole stay. Waits while no destination is named. */
export function useSearchResultsV2(criteria: SearchCriteria, locale: Locale): QueryResult<SearchResults> {
  const withSummary = useFeature('hotelSummary');
  const withMap = useFeature('hotelMap');
  const withNearest = useFeature('nearestDates');
  const isKnown = withSummary !== undefined && withMap !== undefined && withNearest !== undefined;
  const variables =
    isKnown && criteria.destination.kind !== 'none'
      ? {
          input: toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale),
          withSummary,
          withMap,
          withNearest,
        }
      : null;
  const result = useQueryResult<useSearchResultsV2Query>(query, variables, 'network-only');
  return useMemo(() => {
    if (result.state !== 'ready') return result;
    const read = readSearchResults(result.data);
    return read.ok
      ? { state: 'ready', data: read.value, refetch: result.refetch }
      : { state: 'failed', failure: read.failure, retry: result.refetch };
  }, [result]);
}
