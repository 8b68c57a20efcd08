import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { mayUseFor } from '@/domain/guest/token';
import { readAnswer } from '../readAnswer';
import { readTokens } from '../tokenStore';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { useRead } from '../useRead';
import { useSiteReservationFields } from '../useReservationFields';
import { readReservation } from '../site/reservation/readReservation';
import type { useOwnReservationV1Query } from './__generated__/useOwnReservationV1Query.graphql';

const query = graphql`
  query useOwnReservationV1Query(
    $locale: Locale!
    $id: ID!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
    $withPasses: Boolean!
  ) {
    getAuthenticatedReservation(locale: $locale, id: $id) {
      reservation {
        ...readReservation_reservation @relay(mask: false)
        ...readPasses_reservation @relay(mask: false)
      }
      notLoggedIn {
        code
      }
    }
  }
`;

/** The reservation of an answer that can be read, or why there is none. */
export function readOwn({
  getAuthenticatedReservation: { reservation, notLoggedIn },
}: useOwnReservationV1Query['response']): Result<Failure, Reservation> {
  if (notLoggedIn) return fail(decodeFailureCode('authorization', notLoggedIn.code));
  const read = readAnswer(() => (reservation ? readReservation(reservation, Date.now()) : null));
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail(failureOf('reservation', 'NOT_FOUND'));
}

const asking = {
  fetchPolicy: 'network-only',
  isReadable: (data: useOwnReservationV1Query['response']) => readOwn(data).ok,
} as const;

/** Asking would end a sign-in that is valid for other things. */
const notCovered: QueryResult<Reservation> = {
  state: 'failed',
  failure: failureOf('authorization', 'SCOPE_MISSING'),
  retry: () => undefined,
};

/** A reservation of the signed-in customer, who needs no hash; null for the number asks nothing. */
export function useOwnReservationV1(bookingNumber: string | null, locale: Locale): QueryResult<Reservation> {
  const fields = useSiteReservationFields();
  const tokens = readTokens();
  const isCovered = !tokens || mayUseFor(tokens.accessToken, 'READ_RESERVATION');
  const variables =
    bookingNumber !== null && fields && isCovered ? { id: bookingNumber, locale: localeCode(locale), ...fields } : null;
  const found = useRead(useQueryResult<useOwnReservationV1Query>(query, variables, asking), readOwn);
  return isCovered ? found : notCovered;
}
