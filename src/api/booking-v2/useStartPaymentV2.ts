import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { BookingCalls } from '../bookingCalls';
import { readAnswer } from '../readAnswer';
import { useMutationCall } from '../useMutationCall';
import { readGuaranteeFailure } from './readGuaranteeFailure';
import { readPaymentInstruction } from './readPaymentInstruction';
import { toWireCard } from './toWireCard';
import type { useStartPaymentV2Mutation } from './__generated__/useStartPaymentV2Mutation.graphql';

const mutation = graphql`
  mutation useStartPaymentV2Mutation($input: InitiateGuaranteeInput!) {
    initiateGuaranteeForBooking(input: $input) {
      __typename
      ... on InitiateGuaranteeSuccess {
        paymentInstruction {
          ...readPaymentInstruction_payment
        }
      }
      ...readGuaranteeFailure_failure @alias(as: "failure")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Starts the payment of an unpaid booking, or starts it again after a failure. */
export function useStartPaymentV2(): BookingCalls['startPayment'] {
  const call = useMutationCall<useStartPaymentV2Mutation>(mutation);
  return useCallback(
    async (booking, guarantee, returnUrl, idempotencyKey) => {
      const way = { ...guarantee, card: toWireCard(guarantee.card), returnUrl };
      const answer = await call({ input: { ...booking, guarantee: way } }, idempotencyKey);
      if (!answer.ok) return answer;
      const { initiateGuaranteeForBooking: started } = answer.value;
      const read = readAnswer(() => {
        if (started.__typename === 'InitiateGuaranteeSuccess' && started.paymentInstruction) {
          const { amount: _, ...payment } = readPaymentInstruction(started.paymentInstruction);
          return succeed(payment);
        }
        if (started.__typename === 'BookingNotFound') return fail(failureOf('reservation', 'NOT_FOUND'));
        return fail(started.failure ? readGuaranteeFailure(started.failure) : failureOf('transport', 'MALFORMED'));
      });
      return read.ok ? read.value : read;
    },
    [call],
  );
}
