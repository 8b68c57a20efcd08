import { graphql } from 'react-relay/hooks';
import type { Reservation } from '@/domain/reservation/reservation';
import { readOptional } from '../readEach';
import { readText } from '../readLeaf';
import { useQueryResult } from '../useQueryResult';
import type { useDeskCodeV1Query } from './__generated__/useDeskCodeV1Query.graphql';

const query = graphql`
  query useDeskCodeV1Query($reservationId: ID!, $lastName: String!, $endDate: LocalDate!) {
    qrCodeForReservation(reservationId: $reservationId, lastName: $lastName, endDate: $endDate)
  }
`;

/** The text of the code that the guest shows at the desk; null until it is known, and where the API has none. */
export function useDeskCodeV1(reservation: Reservation | null): string | null {
  const result = useQueryResult<useDeskCodeV1Query>(
    query,
    reservation && {
      reservationId: reservation.bookingNumber,
      lastName: reservation.contact.lastName,
      endDate: reservation.stay.endDate,
    },
  );
  return result.state === 'ready' ? readDeskCode(result.data) : null;
}

/** The text of an answer; null where it has none. */
export function readDeskCode({ qrCodeForReservation: text }: useDeskCodeV1Query['response']): string | null {
  return readOptional(text, readText) || null;
}
