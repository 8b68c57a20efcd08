import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { readAnswer } from '@/api/readAnswer';
import { readText } from '@/api/readLeaf';
import { useAsMember } from '@/api/useAsMember';
import { useOptionalFields } from '@/api/useOptionalFields';
import { useQueryResult } from '@/api/useQueryResult';
import type { QueryResult } from '@/api/useQueryResult';
import { useRead } from '@/api/useRead';
import { availabilityIssues } from '@/domain/search/availabilityIssue';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { ListPage } from '@/domain/search/listPage';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import { knownOf } from '@/domain/known';
import type { Locale } from '@/i18n/locales';
import { readHotels } from '../foundHotels';
import type { FoundHotels } from '../foundHotels';
import { resultFields } from '../resultFields';
import { readHotelResult } from './readHotelResult';
import { resultsVariablesV2 } from './resultsVariablesV2';
import type { useSearchResultsV2Query } from './__generated__/useSearchResultsV2Query.graphql';

const query = graphql`
  query useSearchResultsV2Query(
    $input: AvailabilityInput!
    $withSummary: Boolean!
    $withMap: Boolean!
    $withList: Boolean!
    $withNearest: Boolean!
    $withReason: Boolean!
    $withRoomsLeft: Boolean!
    $withSurroundings: Boolean!
  ) {
    availability(availabilityInput: $input) {
      __typename
      ... on Availability {
        issues {
          code
        }
        nextPage @include(if: $withList)
        hotels {
          ...readHotelResult_hotel @relay(mask: false)
        }
      }
      ... on AvailabilityFailure {
        code
      }
    }
  }
`;

const offersIn = ({ hotels }: FoundHotels) => hotels.flatMap(({ offers }) => offers);

/**
 * The hotels of a place, a collection or one hotel, with their offers; of a page, those that its list shows. Skipped while
 * no destination is named.
 */
export function useSearchResultsV2(
  search: MemberSearch | null,
  locale: Locale,
  page: ListPage | null = null,
): QueryResult<FoundHotels> {
  const optional = useOptionalFields(resultFields);

  const useAnswer = (criteria: SearchCriteria | null): QueryResult<FoundHotels> => {
    const result = useQueryResult<useSearchResultsV2Query>(
      query,
      optional && criteria && resultsVariablesV2(criteria, locale, optional, page),
      { isKept: false },
    );
    const read = useCallback(
      (answer: useSearchResultsV2Query['response']) => (criteria ? readSearchResults(answer, criteria) : null),
      [criteria],
    );
    return useRead(result, read);
  };
  return useAsMember(search, useAnswer, offersIn);
}

/** The readable hotels of an answer, or why there are none. */
export function readSearchResults(
  { availability }: useSearchResultsV2Query['response'],
  criteria: SearchCriteria,
): Result<Failure, FoundHotels> {
  if (availability.__typename !== 'Availability') {
    const code = availability.__typename === 'AvailabilityFailure' ? availability.code : 'UNDEFINED';
    return fail(decodeFailureCode('search', code));
  }
  return readAnswer(() => ({
    hotels: readHotels(availability.hotels, (hotel) => readHotelResult(hotel, criteria, criteria.loyaltyTypes)),
    issues: knownOf(
      availability.issues.map(({ code }) => code),
      availabilityIssues,
    ),
    // That the list ends would be untrue where the cursor cannot be read.
    nextPage: availability.nextPage ? readText(availability.nextPage) : null,
  }));
}
