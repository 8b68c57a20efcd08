import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { readSome } from '@/api/readEach';
import { MalformedError } from '@/api/readLeaf';
import { useListParts } from '@/api/useListParts';
import { useSiteReservationFields } from '@/api/useReservationFields';
import { readReservation } from '@/api/site/reservation/readReservation';
import { readCursor } from '@/api/site/readCursor';
import { LIST_PAGE_SIZE } from '@/config/limits';
import type { Reservation } from '@/domain/reservation/reservation';
import type { ReservationGroup, SortDirection } from '@/domain/reservation/reservationGroup';
import type { ListPart } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReservationList } from '../ReservationList';
import type { ListView } from '../ReservationList';
import type { ReservationListProps } from '../reservationListProps';
import { ReservationListSkeleton } from '../ReservationListSkeleton';
import { useReservationCountsV1 } from './useReservationCountsV1';
import type { ReservationListV1Query } from './__generated__/ReservationListV1Query.graphql';

const query = graphql`
  query ReservationListV1Query(
    $locale: Locale!
    $group: ReservationGroup!
    $sort: SortDirection!
    $first: Int!
    $after: String
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withOptions: Boolean!
    $withStay: Boolean!
  ) {
    listReservations(locale: $locale, group: $group, sort: $sort, first: $first, after: $after) {
      reservations {
        edges {
          node {
            ...readReservation_reservation @relay(mask: false)
          }
        }
        pageInfo {
          ...readCursor_info @relay(mask: false)
        }
      }
    }
  }
`;

/** One part of a list: a reservation that cannot be read is left out. */
export function readPartV1(
  { listReservations }: ReservationListV1Query['response'],
  after: string | null,
): ListPart<Reservation> {
  const { reservations } = listReservations;
  if (!reservations) throw new MalformedError('a list');
  const now = Date.now();
  return {
    items: readSome(reservations.edges, ({ node }) => readReservation(node, now)),
    next: readCursor(reservations.pageInfo, after),
  };
}

/** `ReservationList` over the site's API. */
export function ReservationListV1(props: ReservationListProps) {
  const { locale } = useTranslator();
  return <ReservationList {...props} counts={useReservationCountsV1(locale)} List={Group} />;
}

interface GroupProps extends ListView {
  readonly group: ReservationGroup;
  readonly sort: SortDirection;
}

function Group(props: GroupProps) {
  const fields = useSiteReservationFields();
  return fields ? <Asked {...props} fields={fields} /> : <ReservationListSkeleton />;
}

interface AskedProps extends GroupProps {
  readonly fields: NonNullable<ReturnType<typeof useSiteReservationFields>>;
}

function Asked({ group, sort, fields, children }: AskedProps) {
  const { locale } = useTranslator();
  const environment = useRelayEnvironment();
  const parts = useListParts<Reservation>(`${locale} ${group} ${sort}`, null, async (after) => {
    const variables = { locale: localeCode(locale), group, sort, first: LIST_PAGE_SIZE, after, ...fields };
    const data = await fetchQuery<ReservationListV1Query>(environment, query, variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
    if (!data) throw new MalformedError('an answer');
    return readPartV1(data, after);
  });
  return children(parts);
}
