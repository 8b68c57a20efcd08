import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { StartedPayment } from '@/domain/payment/orderAttempt';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { BookingCalls } from '../bookingCalls';
import { paymentFailure } from '../paymentFailure';
import { readAnswer } from '../readAnswer';
import { readStartedPayment } from '../readStartedPayment';
import { readTokens } from '../tokenStore';
import { useMutationCall } from '../useMutationCall';
import { toPaymentInput } from './toPaymentInput';
import type { useStartPaymentV1_started$data } from './__generated__/useStartPaymentV1_started.graphql';
import type { useStartPaymentV1Mutation } from './__generated__/useStartPaymentV1Mutation.graphql';
import type { useStartPaymentV1OfCustomerMutation } from './__generated__/useStartPaymentV1OfCustomerMutation.graphql';

void graphql`
  fragment useStartPaymentV1_started on InitReservationPaymentResult @relay(mask: false) {
    payment {
      paymentId
      method
      url
      expiresAt
    }
    error {
      type
      paymentError
    }
    notLoggedIn {
      code
    }
  }
`;

const mutation = graphql`
  mutation useStartPaymentV1Mutation($input: InitReservationPaymentInput!) {
    initReservationPayment(input: $input) {
      ...useStartPaymentV1_started @relay(mask: false)
    }
  }
`;

const mutationOfCustomer = graphql`
  mutation useStartPaymentV1OfCustomerMutation($input: InitReservationPaymentInput!) {
    initAuthenticatedReservationPayment(input: $input) {
      ...useStartPaymentV1_started @relay(mask: false)
    }
  }
`;

function readStarted({ payment, error, notLoggedIn }: useStartPaymentV1_started$data): Result<Failure, StartedPayment> {
  if (payment) return succeed(readStartedPayment(payment));
  if (notLoggedIn) return fail(decodeFailureCode('authorization', notLoggedIn.code));
  return fail(error ? paymentFailure(error.type, error.paymentError) : failureOf('reservation', 'NOT_FOUND'));
}

/** Starts the payment of an unpaid reservation, or starts it again after a failure; for a customer, as theirs. */
export function useStartPaymentV1(): BookingCalls['startPayment'] {
  const call = useMutationCall<useStartPaymentV1Mutation>(mutation);
  const callOfCustomer = useMutationCall<useStartPaymentV1OfCustomerMutation>(mutationOfCustomer);
  return useCallback(
    async (booking, guarantee, returnUrl, idempotencyKey) => {
      const variables = { input: toPaymentInput(booking, guarantee, returnUrl) };
      const answer = readTokens()
        ? await callOfCustomer(variables, idempotencyKey)
        : await call(variables, idempotencyKey);
      if (!answer.ok) return answer;
      const started =
        'initReservationPayment' in answer.value
          ? answer.value.initReservationPayment
          : answer.value.initAuthenticatedReservationPayment;
      const read = readAnswer(() => readStarted(started));
      return read.ok ? read.value : read;
    },
    [call, callOfCustomer],
  );
}
