import { graphql } from 'react-relay/hooks';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../../readAnswer';
import { useQueryResult } from '../../useQueryResult';
import type { QueryResult } from '../../useQueryResult';
import { useRead } from '../../useRead';
import { useSiteReservationFields } from '../../useReservationFields';
import { readReservation } from './readReservation';
import { reservationVariablesV1 } from './reservationVariablesV1';
import type { useReservationV1Query } from './__generated__/useReservationV1Query.graphql';

export const query = graphql`
  query useReservationV1Query(
    $locale: Locale!
    $id: ID!
    $reservationHash: ID!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
    $withPasses: Boolean!
  ) {
    reservation(locale: $locale, id: $id, reservationHash: $reservationHash) {
      ...readReservation_reservation @relay(mask: false)
      ...readPasses_reservation @relay(mask: false)
    }
  }
`;

/** The reservation of an answer that can be read, or why there is none. */
export function readFound({ reservation }: useReservationV1Query['response']): Result<Failure, Reservation> {
  const read = readAnswer(() => (reservation ? readReservation(reservation, Date.now()) : null));
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail(failureOf('reservation', 'NOT_FOUND'));
}

const asking = {
  fetchPolicy: 'network-only',
  scope: 'READ_RESERVATION',
  isReadable: (data: useReservationV1Query['response']) => readFound(data).ok,
} as const;

/** One reservation, always from the network: its status changes with time. */
export function useReservationV1(key: BookingKey | null, locale: Locale): QueryResult<Reservation> {
  const fields = useSiteReservationFields();
  const variables = key && fields && reservationVariablesV1(key, locale, fields);
  return useRead(useQueryResult<useReservationV1Query>(query, variables, asking), readFound);
}
