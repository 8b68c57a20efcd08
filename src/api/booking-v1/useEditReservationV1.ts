import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { occupanciesOfReserved } from '@/domain/edit/editedStay';
import type { EditAnswer, EditOrder } from '@/domain/edit/editOrder';
import { failureCatalogue, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { knownOr } from '@/domain/known';
import { profileHeader } from '@/domain/guest/profile';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { EditCall } from '../editCall';
import { readAmount } from '../readAmount';
import { readAnswer } from '../readAnswer';
import { readOptional } from '../readEach';
import { readBoolean, readCount } from '../readLeaf';
import { useMutationCall } from '../useMutationCall';
import type { QueryResult } from '../useQueryResult';
import { useKnownSiteReservationFields } from '../useReservationFields';
import { readReservation } from '../site/reservation/readReservation';
import { toWireMoney } from '../site/toWireMoney';
import { toContactInput } from './toReservationInput';
import { useWithExtrasV1 } from './useExtraServicesV1';
import { useHotelOffersV1 } from './useHotelOffersV1';
import { toReservationKey } from '../site/reservation/reservationVariablesV1';
import type {
  useEditReservationV1Mutation,
  useEditReservationV1Mutation$variables,
} from './__generated__/useEditReservationV1Mutation.graphql';

const mutation = graphql`
  mutation useEditReservationV1Mutation(
    $input: EditReservationInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
  ) {
    editReservation(input: $input) {
      reservation {
        ...readReservation_reservation @relay(mask: false)
      }
      error {
        type
        editCompleted
        roomIndex
        totalPrice {
          value
          currency
        }
      }
    }
  }
`;

/** A change as the site's API takes it. */
export const toEditInput = (order: EditOrder, locale: Locale): useEditReservationV1Mutation$variables['input'] => ({
  ...toReservationKey(order.booking),
  locale: localeCode(locale),
  dateRange: { ...order.dates },
  rooms: order.rooms.map(({ roomTypeRefId, rateRefId, travelCots, extras }) => ({
    roomTypeId: roomTypeRefId,
    rateId: rateRefId,
    cribSelection: travelCots,
    extraServices: extras.map(({ id, quantity }) => ({ extraServiceId: id, quantity })),
  })),
  contact: order.contact && toContactInput(order.contact),
  totalPrice: toWireMoney(order.total),
});

/** What the API answered to a change. Throws MalformedError on what cannot be read. */
export function readEdited(
  { editReservation: { reservation, error } }: useEditReservationV1Mutation['response'],
  now: number,
): Result<Failure, EditAnswer> {
  if (!reservation && !error) return fail(failureOf('reservation', 'NOT_FOUND'));
  return succeed({
    reservation: reservation ? readReservation(reservation, now) : null,
    problem: readOptional(error, ({ type, editCompleted, roomIndex, totalPrice }) => ({
      failure: failureOf('edit', knownOr(type, failureCatalogue.edit, 'UNKNOWN_EDIT_FAILURE'), {
        roomIndex: readOptional(roomIndex, readCount) ?? undefined,
      }),
      isCompleted: readBoolean(editCompleted),
      total: readOptional(totalPrice, readAmount),
    })),
  });
}

/** Changes a reservation; every open part of the site then shows it as it is. */
export function useEditReservationV1(locale: Locale): EditCall {
  const call = useMutationCall<useEditReservationV1Mutation>(mutation, 'EDIT_RESERVATION');
  const fields = useKnownSiteReservationFields();
  return useCallback(
    async (order, idempotencyKey) => {
      const variables = { input: toEditInput(order, locale), ...fields };
      const profile = profileHeader({ kind: 'book', membership: order.membership ?? 'NONE' });
      const answer = await call(variables, idempotencyKey, profile);
      if (!answer.ok) return answer;
      const read = readAnswer(() => readEdited(answer.value, Date.now()));
      return read.ok ? read.value : read;
    },
    [call, locale, fields],
  );
}

/**
 * What a reservation may be changed to on the days of a search, with its extras; asked anew with every visit.
 * @param search the same as a member makes it; null while that is not known
 */
export function useEditOffersV1(
  reservation: Reservation,
  criteria: SearchCriteria,
  search: MemberSearch | null,
  locale: Locale,
): QueryResult<HotelOffers> {
  const asked = { fresh: true, edited: reservation };
  const found = useHotelOffersV1(search, occupanciesOfReserved(reservation.rooms), locale, asked);
  return useWithExtrasV1(found, criteria, locale);
}
