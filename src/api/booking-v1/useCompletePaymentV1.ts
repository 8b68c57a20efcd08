import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import type { BookingCalls } from '../bookingCalls';
import { paymentFailure } from '../paymentFailure';
import { readAnswer } from '../readAnswer';
import { useMutationCall } from '../useMutationCall';
import { useKnownSiteReservationFields } from '../useReservationFields';
import { completionVariablesV1 } from './completionVariablesV1';
import { readReservation } from '../site/reservation/readReservation';
import type { useCompletePaymentV1Mutation } from './__generated__/useCompletePaymentV1Mutation.graphql';

const mutation = graphql`
  mutation useCompletePaymentV1Mutation(
    $input: CompleteReservationPaymentInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
  ) {
    completeReservationPayment(input: $input) {
      reservation {
        ...readReservation_reservation @relay(mask: false)
      }
      error {
        type
        paymentError
      }
    }
  }
`;

/** Asks how the payment ended; one that went through confirms the reservation. */
export function useCompletePaymentV1(locale: Locale): BookingCalls['completePayment'] {
  const call = useMutationCall<useCompletePaymentV1Mutation>(mutation);
  const fields = useKnownSiteReservationFields();
  return useCallback(
    async (booking, paymentId, idempotencyKey) => {
      const answer = await call(completionVariablesV1(booking, paymentId, locale, fields), idempotencyKey);
      if (!answer.ok) return answer;
      const { reservation, error } = answer.value.completeReservationPayment;
      const read = readAnswer(() => {
        if (reservation) return succeed(readReservation(reservation, Date.now()));
        return fail(error ? paymentFailure(error.type, error.paymentError) : failureOf('reservation', 'NOT_FOUND'));
      });
      return read.ok ? read.value : read;
    },
    [call, fields, locale],
  );
}
