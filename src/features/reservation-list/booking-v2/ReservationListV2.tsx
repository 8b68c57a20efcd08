import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { readOptional, readSome } from '@/api/readEach';
import { MalformedError, readText } from '@/api/readLeaf';
import { useListParts } from '@/api/useListParts';
import { useReservationFields } from '@/api/useReservationFields';
import { readReservation } from '@/api/booking-v2/readReservation';
import { toWireLocale } from '@/api/booking-v2/toWireLocale';
import { LIST_PAGE_SIZE } from '@/config/limits';
import type { Reservation } from '@/domain/reservation/reservation';
import type { ReservationGroup, SortDirection } from '@/domain/reservation/reservationGroup';
import type { ListPart } from '@/domain/content/writtenPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationList } from '../ReservationList';
import type { ListView } from '../ReservationList';
import type { ReservationListProps } from '../reservationListProps';
import { ReservationListSkeleton } from '../ReservationListSkeleton';
import { useReservationCountsV2 } from './useReservationCountsV2';
import type { ReservationListV2Query } from './__generated__/ReservationListV2Query.graphql';

const query = graphql`
  query ReservationListV2Query(
    $input: GetBookingsInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
  ) {
    getBookings(input: $input) {
      __typename
      ... on BookingConnection {
        edges {
          node {
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
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** One part of a list: a booking that cannot be read is left out. */
export function readPartV2(
  { getBookings }: ReservationListV2Query['response'],
  after: string | null,
): ListPart<Reservation> {
  if (getBookings.__typename !== 'BookingConnection') throw new MalformedError('a list');
  const { edges, pageInfo } = getBookings;
  const next = pageInfo.hasNextPage === true ? readOptional(pageInfo.endCursor, readText) : null;
  return {
    items: readSome(edges, ({ node }) => readReservation(node)),
    // A cursor that leads back to itself would be asked for without an end.
    next: next === after ? null : next,
  };
}

/** `ReservationList` over the booking API. */
export function ReservationListV2(props: ReservationListProps) {
  const { locale } = useTranslator();
  return <ReservationList {...props} counts={useReservationCountsV2(locale)} List={Group} />;
}

interface GroupProps extends ListView {
  readonly group: ReservationGroup;
  readonly sort: SortDirection;
}

function Group(props: GroupProps) {
  const fields = useReservationFields();
  return fields ? <Asked {...props} fields={fields} /> : <ReservationListSkeleton />;
}

interface AskedProps extends GroupProps {
  readonly fields: NonNullable<ReturnType<typeof useReservationFields>>;
}

function Asked({ group, sort, fields, children }: AskedProps) {
  const { locale } = useTranslator();
  const environment = useRelayEnvironment();
  const parts = useListParts<Reservation>(`${locale} ${group} ${sort}`, null, async (after) => {
    const input = { locale: toWireLocale(locale), group, sort, first: LIST_PAGE_SIZE, after };
    const data = await fetchQuery<ReservationListV2Query>(
      environment,
      query,
      { input, ...fields },
      {
        fetchPolicy: 'network-only',
      },
    ).toPromise();
    if (!data) throw new MalformedError('an answer');
    return readPartV2(data, after);
  });
  return children(parts);
}
