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
import { knownOf } from '@/domain/known';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { ListPage } from '@/domain/search/listPage';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { readHotels } from '../foundHotels';
import type { FoundHotels } from '../foundHotels';
import { resultFields } from '../resultFields';
import { readHotelResult } from './readHotelResult';
import { resultsVariablesV1 } from './resultsVariablesV1';
import type { useSearchResultsV1Query } from './__generated__/useSearchResultsV1Query.graphql';

const query = graphql`
  query useSearchResultsV1Query(
    $locale: Locale!
    $criteria: AvailabilityCriteria!
    $memberships: [LoyaltyMembershipType!]!
    $withSummary: Boolean!
    $withMap: Boolean!
    $withList: Boolean!
    $withNearest: Boolean!
    $withReason: Boolean!
    $withRoomsLeft: Boolean!
    $withSurroundings: Boolean!
  ) {
    availability(locale: $locale, criteria: $criteria, loyaltyMembershipTypes: $memberships) {
      availability {
        issues
        nextPage @include(if: $withList)
        hotels {
          ...readHotelResult_hotel @relay(mask: false)
        }
      }
      error {
        type
      }
    }
  }
`;

const offersIn = ({ hotels }: FoundHotels) => hotels.flatMap(({ offers }) => offers);

/**
 * The hotels of a place, a collection or one hotel, with their offers; of a page, those that its list shows. Skipped while
 * no destination is named.
 */
export function useSearchResultsV1(
  search: MemberSearch | null,
  locale: Locale,
  page: ListPage | null = null,
): QueryResult<FoundHotels> {
  const optional = useOptionalFields(resultFields);
  const useAnswer = (criteria: SearchCriteria | null): QueryResult<FoundHotels> => {
    const result = useQueryResult<useSearchResultsV1Query>(
      query,
      optional && criteria && resultsVariablesV1(criteria, locale, optional, page),
      { isKept: false },
    );
    const read = useCallback(
      (answer: useSearchResultsV1Query['response']) => (criteria ? readSearchResults(answer, criteria) : null),
      [criteria],
    );
    return useRead(result, read);
  };
  return useAsMember(search, useAnswer, offersIn);
}

/** The readable hotels of an answer, or why there are none. */
export function readSearchResults(
  { availability: { availability, error } }: useSearchResultsV1Query['response'],
  criteria: SearchCriteria,
): Result<Failure, FoundHotels> {
  if (!availability) return fail(decodeFailureCode('search', error?.type ?? 'UNDEFINED'));
  return readAnswer(() => ({
    hotels: readHotels(availability.hotels, (hotel) => readHotelResult(hotel, criteria, criteria.loyaltyTypes)),
    issues: knownOf(availability.issues, availabilityIssues),
    // That the list ends would be untrue where the cursor cannot be read.
    nextPage: availability.nextPage ? readText(availability.nextPage) : null,
  }));
}
