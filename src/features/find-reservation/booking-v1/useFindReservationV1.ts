import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { readText } from '@/api/readLeaf';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { FindKey } from '../FindReservation';
import type { useFindReservationV1Query } from './__generated__/useFindReservationV1Query.graphql';

const query = graphql`
  query useFindReservationV1Query($id: ID!, $lastName: String!) {
    reservationHash(id: $id, lastName: $lastName)
  }
`;

/** Loads the key of a booking. "Not found" is a failure with its own text. */
export function useFindReservationV1(): FindKey {
  const environment = useRelayEnvironment();
  return useCallback(
    async (bookingNumber, lastName) => {
      const variables = { id: bookingNumber, lastName };
      try {
        const data = await fetchQuery<useFindReservationV1Query>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).toPromise();
        const hash = data?.reservationHash;
        if (hash === null || hash === undefined) return fail(failureOf('reservation', 'NOT_FOUND'));
        return readAnswer(() => ({ bookingNumber, bookingHash: readText(hash) }));
      } catch (error) {
        return fail(decodeFailure(error));
      }
    },
    [environment],
  );
}
