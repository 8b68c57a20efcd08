import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { readText } from '@/api/readLeaf';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { FindKey } from '../FindReservation';
import type { useFindReservationV2Query } from './__generated__/useFindReservationV2Query.graphql';

const query = graphql`
  query useFindReservationV2Query($input: GetBookingHashInput!) {
    getBookingHash(input: $input) {
      __typename
      ... on BookingHash {
        bookingNumber
        bookingHash
      }
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Loads the key of a booking. "Not found" is a failure with its own text. */
export function useFindReservationV2(): FindKey {
  const environment = useRelayEnvironment();
  return useCallback(
    async (bookingNumber, lastName) => {
      const variables = { input: { bookingNumber, lastName } };
      try {
        const data = await fetchQuery<useFindReservationV2Query>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).toPromise();
        const found = data?.getBookingHash;
        if (found?.__typename === 'BookingHash') {
          return readAnswer(() => ({
            bookingNumber: readText(found.bookingNumber),
            bookingHash: readText(found.bookingHash),
          }));
        }
        return fail(failureOf('reservation', 'NOT_FOUND'));
      } catch (error) {
        return fail(decodeFailure(error));
      }
    },
    [environment],
  );
}
