import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Occupancy } from '@/domain/stay/party';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { offerFields } from '../offerFields';
import { readAnswer } from '../readAnswer';
import { readPresent } from '../readLeaf';
import { useAsMember } from '../useAsMember';
import { useOptionalFields } from '../useOptionalFields';
import { useRead } from '../useRead';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { offersVariablesV2 } from './offersVariablesV2';
import { readHotelOffers } from './readHotelOffers';
import type { useHotelOffersV2Query } from './__generated__/useHotelOffersV2Query.graphql';

const query = graphql`
  query useHotelOffersV2Query(
    $input: AvailabilityInput!
    $withLines: Boolean!
    $withRoomsLeft: Boolean!
    $withAccessibility: Boolean!
    $withMeasures: Boolean!
    $withNearest: Boolean!
    $withReason: Boolean!
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
              withMeasures: $withMeasures
              withNearest: $withNearest
              withReason: $withReason
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

/** What the hotel of an answer offers for the stay that was asked for, or why it offers nothing. */
export function readHotelAnswer(
  { availability }: useHotelOffersV2Query['response'],
  criteria: SearchCriteria,
): Result<Failure, HotelOffers> {
  if (availability.__typename === 'AvailabilityFailure') return fail(decodeFailureCode('search', availability.code));
  if (availability.__typename !== 'Availability' || availability.hotels.length === 0) {
    return fail(decodeFailureCode('search', 'HOTEL_NOT_AVAILABLE'));
  }
  const { hotels, issues } = availability;
  return readAnswer(() =>
    readHotelOffers(
      readPresent(hotels[0]),
      criteria,
      criteria.loyaltyTypes,
      issues.map(({ code }) => code),
    ),
  );
}

/**
 * What one hotel offers the party, for the steps that choose from it. The steps share one answer (the cache first);
 * `fresh` asks the network again, for steps that must show today's price.
 */
export function useHotelOffersV2(
  search: MemberSearch | null,
  occupancies: readonly Occupancy[],
  locale: Locale,
  fresh = false,
): QueryResult<HotelOffers> {
  const optional = useOptionalFields(offerFields);

  const useAnswer = (criteria: SearchCriteria | null): QueryResult<HotelOffers> => {
    const result = useQueryResult<useHotelOffersV2Query>(
      query,
      optional && criteria && offersVariablesV2(criteria, occupancies, locale, optional),
      { fetchPolicy: fresh ? 'network-only' : 'store-or-network' },
    );
    const read = useCallback(
      (answer: useHotelOffersV2Query['response']) => (criteria ? readHotelAnswer(answer, criteria) : null),
      [criteria],
    );
    return useRead(result, read);
  };
  return useAsMember(search, useAnswer, offersIn);
}
