import { graphql } from 'react-relay/hooks';
import type { Reservation } from '@/domain/reservation';
import { useQueryResult } from '../../useQueryResult';
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
  const text = result.state === 'ready' ? result.data.qrCodeForReservation : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
