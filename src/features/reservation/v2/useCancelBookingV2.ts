import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { useMutationCall } from '@/api/useMutationCall';
import { readAnswer } from '@/api/readAnswer';
import { readReservation } from '@/api/v2/readReservation';
import { fail } from '@/domain/result';
import { apiLocaleV2 } from '@/i18n/locales';
import type { CancelBooking } from '../cancelBooking';
import type { useCancelBookingV2Mutation } from './__generated__/useCancelBookingV2Mutation.graphql';

const mutation = graphql`
  mutation useCancelBookingV2Mutation($input: CancelBookingInput!) {
    cancelBooking(input: $input) {
      __typename
      ... on CancelBookingSuccess {
        booking {
          id
          locale
          ...readReservation_booking
        }
      }
      ... on CancelBookingFailure {
        reason
      }
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Cancels a whole booking. Repeating it is harmless: a cancelled booking stays cancelled. */
export function useCancelBookingV2(): CancelBooking {
  const call = useMutationCall<useCancelBookingV2Mutation>(mutation);
  return useCallback(
    async ({ bookingNumber, bookingHash }, locale) => {
      const input = { bookingNumber, bookingHash, locale: apiLocaleV2(locale) };
      const answer = await call({ input }, `cancel-${bookingNumber}`);
      if (!answer.ok) return answer;
      const { cancelBooking: ended } = answer.value;
      switch (ended.__typename) {
        case 'CancelBookingSuccess':
          return readAnswer(() => readReservation(ended.booking));
        case 'CancelBookingFailure':
          return fail(decodeFailureCode('option', ended.reason));
        default:
          return fail(failureOf('reservation', 'NOT_FOUND'));
      }
    },
    [call],
  );
}
