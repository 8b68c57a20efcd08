import type { QueryResult } from '@/api/useQueryResult';
import type { ListParts } from '@/api/useListParts';
import type { BookingKey } from '@/domain/bookingKey';
import type { Reservation, ReservationOptionName } from '@/domain/reservation';
import { firstGroup, usualSort } from '@/domain/reservationGroup';
import type { ReservationCounts, ReservationGroup, SortDirection } from '@/domain/reservationGroup';
import { FailureNotice } from '@/errors/FailureNotice';
import { ReservationListSkeleton } from './ReservationListSkeleton';
import { ReservationListView } from './ReservationListView';

/** What the guest wants to see; null where the list itself decides. */
export interface WantedList {
  readonly group: ReservationGroup | null;
  readonly sort: SortDirection | null;
}

export interface ReservationListProps {
  readonly wanted: WantedList;
  /** The address of this page with another group or order. */
  readonly hrefOf: (wanted: WantedList) => string;
  /** The page of a reservation: its address, which opens in a new tab too. */
  readonly linkOf: (key: BookingKey) => string;
  /** Where changes, check-in and check-out of the reservation that this tab has open are; null where nowhere. */
  readonly optionLink: (name: ReservationOptionName) => string | null;
  /** Opens a reservation in this tab, at a path of its own: its page without one. */
  readonly onOpen: (key: BookingKey, href?: string) => void;
  readonly emptyHref: string;
}

interface Props extends ReservationListProps {
  readonly counts: QueryResult<ReservationCounts>;
  /** The list of one group. */
  readonly List: (props: { readonly group: ReservationGroup; readonly sort: SortDirection } & ListView) => JSX.Element;
}

/** How the reservations of a group are shown. */
export interface ListView {
  readonly children: (parts: ListParts<Reservation>) => JSX.Element;
}

/** The reservations of the signed-in customer: how many there are of each group, and those of one. */
export function ReservationList({ counts, List, wanted, ...actions }: Props) {
  if (counts.state === 'loading') return <ReservationListSkeleton />;
  if (counts.state === 'failed') {
    return <FailureNotice failure={counts.failure} headingLevel={2} onAction={() => counts.retry()} />;
  }
  const group = wanted.group ?? firstGroup(counts.data);
  const sort = wanted.sort ?? usualSort(group);
  return (
    <List key={`${group} ${sort}`} group={group} sort={sort}>
      {(parts) => <ReservationListView {...actions} counts={counts.data} group={group} sort={sort} parts={parts} />}
    </List>
  );
}
