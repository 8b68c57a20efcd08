import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { BookingCalls } from '../bookingCalls';
import { readAnswer } from '../readAnswer';
import { useMutationCall } from '../useMutationCall';
import { completionVariablesV2 } from './completionVariablesV2';
import { readGuaranteeFailure } from './readGuaranteeFailure';
import { readReservation } from './readReservation';
import { useKnownReservationFields } from '../useReservationFields';
import type { useCompletePaymentV2Mutation } from './__generated__/useCompletePaymentV2Mutation.graphql';

const mutation = graphql`
  mutation useCompletePaymentV2Mutation(
    $input: CompleteGuaranteeInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
  ) {
    completeGuaranteeForBooking(input: $input) {
      __typename
      ... on CompleteGuaranteeSuccess {
        booking {
          id
          locale
          ...readReservation_booking
            @arguments(
              withLines: $withLines
              withHeldUntil: $withHeldUntil
              withRefund: $withRefund
              withCancelledAt: $withCancelledAt
            )
        }
      }
      ...readGuaranteeFailure_failure @alias(as: "failure")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Asks how the payment ended; one that went through confirms the booking. */
export function useCompletePaymentV2(): BookingCalls['completePayment'] {
  const call = useMutationCall<useCompletePaymentV2Mutation>(mutation);
  const fields = useKnownReservationFields();
  return useCallback(
    async (booking, paymentId, idempotencyKey) => {
      const answer = await call(completionVariablesV2(booking, paymentId, fields), idempotencyKey);
      if (!answer.ok) return answer;
      const { completeGuaranteeForBooking: ended } = answer.value;
      const read = readAnswer(() => {
        if (ended.booking) return succeed(readReservation(ended.booking));
        if (ended.__typename === 'BookingNotFound') return fail(failureOf('reservation', 'NOT_FOUND'));
        return fail(ended.failure ? readGuaranteeFailure(ended.failure) : failureOf('transport', 'MALFORMED'));
      });
      return read.ok ? read.value : read;
    },
    [call, fields],
  );
}
