import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { Occupancy } from '@/domain/party';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useAsMember } from '../useAsMember';
import { useOptionalFields } from '../useOptionalFields';
import { useRead } from '../useRead';
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

const fields = ['withLines', 'withRoomsLeft', 'withAccessibility', 'withNearest', 'withReason'] as const;

const offersIn = ({ offers }: HotelOffers) => offers;

/** What the hotel of an answer offers for the stay that was asked for, or why it offers nothing. */
export function readHotelAnswer(
  { availability }: useHotelOffersQuery['response'],
  criteria: SearchCriteria,
): Result<Failure, HotelOffers> {
  if (availability.__typename === 'AvailabilityFailure') return fail(decodeFailureCode('search', availability.code));
  const hotel = availability.__typename === 'Availability' ? availability.hotels[0] : undefined;
  if (availability.__typename !== 'Availability' || !hotel) {
    return fail(decodeFailureCode('search', 'HOTEL_NOT_AVAILABLE'));
  }
  const { issues } = availability;
  return readAnswer(() =>
    readHotelOffers(
      hotel,
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
export function useHotelOffers(
  search: MemberSearch | null,
  occupancies: readonly Occupancy[],
  locale: Locale,
  fresh = false,
): QueryResult<HotelOffers> {
  // The API refuses a room without an adult; the placement shows that to the guest, and nothing is asked.
  const mayAsk = occupancies.length > 0 && occupancies.every(({ adults }) => adults > 0);
  const optional = useOptionalFields(fields);

  const useAnswer = (criteria: SearchCriteria | null): QueryResult<HotelOffers> => {
    const result = useQueryResult<useHotelOffersQuery>(
      query,
      optional && mayAsk && criteria
        ? { input: toAvailabilityInput(criteria, occupancies, locale), ...optional }
        : null,
      { fetchPolicy: fresh ? 'network-only' : 'store-or-network' },
    );
    const read = useCallback(
      (answer: useHotelOffersQuery['response']) => (criteria ? readHotelAnswer(answer, criteria) : null),
      [criteria],
    );
    return useRead(result, read);
  };
  return useAsMember(search, useAnswer, offersIn);
}
