import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { useMutationCall } from '@/api/useMutationCall';
import { readAnswer } from '@/api/readAnswer';
import { readReservation } from '@/api/v2/readReservation';
import { fail } from '@/domain/result';
import type { CompleteGuarantee } from '../guaranteeCalls';
import type { useCompleteGuaranteeV2Mutation } from './__generated__/useCompleteGuaranteeV2Mutation.graphql';

const mutation = graphql`
  mutation useCompleteGuaranteeV2Mutation($input: CompleteGuaranteeInput!) {
    completeGuaranteeForBooking(input: $input) {
      __typename
      ... on CompleteGuaranteeSuccess {
        booking {
          id
          locale
          ...readReservation_booking
        }
      }
      ... on GuaranteeFailure {
        code
        paymentError
      }
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Asks how the payment ended, and ends the booking's waiting when it went through. Safe to repeat. */
export function useCompleteGuaranteeV2(): CompleteGuarantee {
  const call = useMutationCall<useCompleteGuaranteeV2Mutation>(mutation);
  return useCallback(
    async ({ bookingNumber, bookingHash }, paymentId, idempotencyKey) => {
      const answer = await call({ input: { bookingNumber, bookingHash, paymentId } }, idempotencyKey);
      if (!answer.ok) return answer;
      const { completeGuaranteeForBooking: ended } = answer.value;
      switch (ended.__typename) {
        case 'CompleteGuaranteeSuccess':
          return readAnswer(() => readReservation(ended.booking));
        case 'GuaranteeFailure':
          return fail(
            ended.paymentError
              ? decodeFailureCode('payment', ended.paymentError)
              : decodeFailureCode('guarantee', ended.code),
          );
        case 'BookingNotFound':
          return fail(failureOf('reservation', 'NOT_FOUND'));
        default:
          return fail(failureOf('transport', 'MALFORMED'));
      }
    },
    [call],
  );
}
