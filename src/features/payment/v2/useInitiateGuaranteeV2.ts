import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { useMutationCall } from '@/api/useMutationCall';
import { fail, succeed } from '@/domain/result';
import type { InitiateGuarantee } from '../guaranteeCalls';
import type { useInitiateGuaranteeV2Mutation } from './__generated__/useInitiateGuaranteeV2Mutation.graphql';

const mutation = graphql`
  mutation useInitiateGuaranteeV2Mutation($input: InitiateGuaranteeInput!) {
    initiateGuaranteeForBooking(input: $input) {
      __typename
      ... on InitiateGuaranteeSuccess {
        paymentInstruction {
          paymentId
          url
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

/** Starts paying for a booking that waits for it, or starts again after a failure. */
export function useInitiateGuaranteeV2(): InitiateGuarantee {
  const call = useMutationCall<useInitiateGuaranteeV2Mutation>(mutation);
  return useCallback(
    async ({ bookingNumber, bookingHash }, guarantee, returnUrl, idempotencyKey) => {
      const input = { bookingNumber, bookingHash, guarantee: { ...guarantee, returnUrl } };
      const answer = await call({ input }, idempotencyKey);
      if (!answer.ok) return answer;
      const { initiateGuaranteeForBooking: begun } = answer.value;
      switch (begun.__typename) {
        case 'InitiateGuaranteeSuccess': {
          const { paymentId, url } = begun.paymentInstruction;
          return succeed({ paymentId: readOptional(paymentId, readText), paymentUrl: readOptional(url, readText) });
        }
        case 'GuaranteeFailure':
          return fail(
            begun.paymentError
              ? decodeFailureCode('payment', begun.paymentError)
              : decodeFailureCode('guarantee', begun.code),
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
