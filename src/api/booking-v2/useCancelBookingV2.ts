import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import type { BookingCalls } from '../bookingCalls';
import { keyOfPress } from '../keyOfPress';
import { readAnswer } from '../readAnswer';
import { useMutationCall } from '../useMutationCall';
import { readReservation } from './readReservation';
import { useKnownReservationFields } from '../useReservationFields';
import { toWireLocale } from './toWireLocale';
import type { useCancelBookingV2Mutation } from './__generated__/useCancelBookingV2Mutation.graphql';

const mutation = graphql`
  mutation useCancelBookingV2Mutation(
    $input: CancelBookingInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
  ) {
    cancelBooking(input: $input) {
      __typename
      ... on CancelBookingSuccess {
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
      ... on CancelBookingFailure {
        reason
      }
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Cancels a whole booking; every open part of the page then shows it. Repeating it is harmless. */
export function useCancelBookingV2(locale: Locale): BookingCalls['cancelBooking'] {
  const call = useMutationCall<useCancelBookingV2Mutation>(mutation, 'EDIT_RESERVATION');
  const fields = useKnownReservationFields();
  return useCallback(
    async ({ bookingNumber, bookingHash }) => {
      const input = { bookingNumber, bookingHash, locale: toWireLocale(locale) };
      const answer = await call({ input, ...fields }, keyOfPress('cancel', bookingNumber));
      if (!answer.ok) return answer;
      const { cancelBooking: ended } = answer.value;
      const read = readAnswer(() => {
        if (ended.__typename === 'CancelBookingSuccess') return succeed(readReservation(ended.booking));
        if (ended.__typename === 'CancelBookingFailure') return fail(decodeFailureCode('option', ended.reason));
        return fail(failureOf('reservation', 'NOT_FOUND'));
      });
      return read.ok ? read.value : read;
    },
    [call, locale, fields],
  );
}
