import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { BookingCalls } from '../bookingCalls';
import { keyOfPress } from '../keyOfPress';
import { readAnswer } from '../readAnswer';
import { useMutationCall } from '../useMutationCall';
import { useKnownSiteReservationFields } from '../useReservationFields';
import { readReservation } from '../site/reservation/readReservation';
import { toReservationKey } from '../site/reservation/reservationVariablesV1';
import type { useCancelBookingV1Mutation } from './__generated__/useCancelBookingV1Mutation.graphql';

const mutation = graphql`
  mutation useCancelBookingV1Mutation(
    $locale: Locale!
    $id: ID!
    $reservationHash: ID!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
  ) {
    cancelReservation(locale: $locale, id: $id, reservationHash: $reservationHash) {
      reservation {
        ...readReservation_reservation @relay(mask: false)
      }
      error {
        type
      }
    }
  }
`;

/** Cancels a whole reservation; every open part of the page then shows it. Repeating it is harmless. */
export function useCancelBookingV1(locale: Locale): BookingCalls['cancelBooking'] {
  const call = useMutationCall<useCancelBookingV1Mutation>(mutation, 'EDIT_RESERVATION');
  const fields = useKnownSiteReservationFields();
  return useCallback(
    async (booking) => {
      const variables = { ...toReservationKey(booking), locale: localeCode(locale), ...fields };
      const answer = await call(variables, keyOfPress('cancel', booking.bookingNumber));
      if (!answer.ok) return answer;
      const { reservation, error } = answer.value.cancelReservation;
      const read = readAnswer(() => {
        if (reservation) return succeed(readReservation(reservation, Date.now()));
        return fail(error ? decodeFailureCode('option', error.type) : failureOf('reservation', 'NOT_FOUND'));
      });
      return read.ok ? read.value : read;
    },
    [call, locale, fields],
  );
}
