import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { TestWorld } from '../../contracts/http/testGuest';
import { dataOf } from '@/api/testAsk';
import { storeTokens } from '@/api/tokenStore';
import deskCodeQuery from '@/api/booking-v1/__generated__/useDeskCodeV1Query.graphql';
import type { useDeskCodeV1Query } from '@/api/booking-v1/__generated__/useDeskCodeV1Query.graphql';
import ownQuery from '@/api/booking-v1/__generated__/useOwnReservationV1Query.graphql';
import type { useOwnReservationV1Query } from '@/api/booking-v1/__generated__/useOwnReservationV1Query.graphql';
import { readDeskCode } from '@/api/booking-v1/useDeskCodeV1';
import { readOwn } from '@/api/booking-v1/useOwnReservationV1';
import { environment as site } from '@/config/environment';
import type { Reservation } from '@/domain/reservation/reservation';
import type { ListPart } from '@/domain/content/writtenPage';
import listV1Query from '@/features/reservation-list/booking-v1/__generated__/ReservationListV1Query.graphql';
import type { ReservationListV1Query } from '@/features/reservation-list/booking-v1/__generated__/ReservationListV1Query.graphql';
import countsV1Query from '@/features/reservation-list/booking-v1/__generated__/useReservationCountsV1Query.graphql';
import type { useReservationCountsV1Query } from '@/features/reservation-list/booking-v1/__generated__/useReservationCountsV1Query.graphql';
import { readPartV1 } from '@/features/reservation-list/booking-v1/ReservationListV1';
import { readCountsV1 } from '@/features/reservation-list/booking-v1/useReservationCountsV1';
import listV2Query from '@/features/reservation-list/booking-v2/__generated__/ReservationListV2Query.graphql';
import type { ReservationListV2Query } from '@/features/reservation-list/booking-v2/__generated__/ReservationListV2Query.graphql';
import countsV2Query from '@/features/reservation-list/booking-v2/__generated__/useReservationCountsV2Query.graphql';
import type { useReservationCountsV2Query } from '@/features/reservation-list/booking-v2/__generated__/useReservationCountsV2Query.graphql';
import { readPartV2 } from '@/features/reservation-list/booking-v2/ReservationListV2';
import { readCountsV2 } from '@/features/reservation-list/booking-v2/useReservationCountsV2';
import type { Reader } from './reader';
import { vitalOfReservation } from './readersOfOlderFlow';

const ofSite = <TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) =>
  dataOf<TQuery>(site.siteEndpoint, query, variables);
const ofBooking = <TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) =>
  dataOf<TQuery>(site.bookingEndpoint, query, variables);

export const fieldsOfBooking = {
  withLines: true,
  withHeldUntil: true,
  withRefund: true,
  withCancelledAt: true,
  withPasses: true,
};
const fieldsOfSite = { ...fieldsOfBooking, withOptions: true, withStay: true };

let upcoming = '';

/** Signs a customer in who has stayed before. */
async function signInWithStays({ address }: TestWorld): Promise<void> {
  const token = await fetch(`${address}/oidc/test-token?customer=none`);
  storeTokens((await token.json()) as Parameters<typeof storeTokens>[0]);
  const given = await fetch(`${address}/__test/stays`, { method: 'POST', body: JSON.stringify({ customer: 'none' }) });
  const { stays } = (await given.json()) as { stays: Readonly<Record<string, { readonly number: string }>> };
  upcoming = stays.upcoming?.number ?? '';
}

const countsOf = ({ items }: ListPart<Reservation>) => [items.length];

/** The readers of what a signed-in customer has. */
export const readersOfLists = [
  {
    operation: 'ReservationListV1Query',
    told: ['listReservations.reservations.edges'],
    before: signInWithStays,
    read: async () =>
      readPartV1(
        await ofSite<ReservationListV1Query>(listV1Query, {
          locale: 'en_GB',
          group: 'UPCOMING',
          sort: 'ASCENDING',
          first: 20,
          ...fieldsOfSite,
        }),
        null,
      ),
    counts: countsOf,
  },
  {
    operation: 'ReservationListV2Query',
    told: ['getBookings.edges'],
    read: async () =>
      readPartV2(
        await ofBooking<ReservationListV2Query>(listV2Query, {
          input: { locale: 'EN_GB', group: 'UPCOMING', sort: 'ASCENDING', first: 20 },
          ...fieldsOfBooking,
        }),
        null,
      ),
    counts: countsOf,
    vital: /^getBookings\.__typename$/,
  },
  {
    operation: 'useReservationCountsV1Query',
    read: async () => readCountsV1(await ofSite<useReservationCountsV1Query>(countsV1Query, { locale: 'en_GB' })),
    vital: /totalCount$/,
  },
  {
    operation: 'useReservationCountsV2Query',
    read: async () => readCountsV2(await ofBooking<useReservationCountsV2Query>(countsV2Query, { locale: 'EN_GB' })),
    vital: /(totalCount|__typename)$/,
  },
  {
    operation: 'useOwnReservationV1Query',
    read: async () =>
      readOwn(await ofSite<useOwnReservationV1Query>(ownQuery, { locale: 'en_GB', id: upcoming, ...fieldsOfSite })),
    vital: vitalOfReservation,
    counts: ({ value }: { value: Reservation }) => [value.walletPasses.length],
  },
  {
    operation: 'useDeskCodeV1Query',
    read: async () =>
      readDeskCode(
        await ofSite<useDeskCodeV1Query>(deskCodeQuery, {
          reservationId: upcoming,
          lastName: 'Nieminen',
          endDate: '2026-11-24',
        }),
      ),
  },
] as readonly Reader[];
