import type { QueryResult } from '@/api/useQueryResult';
import type { ListParts } from '@/api/useListParts';
import type { Reservation } from '@/domain/reservation/reservation';
import { firstGroup, usualSort } from '@/domain/reservation/reservationGroup';
import type { ReservationCounts, ReservationGroup, SortDirection } from '@/domain/reservation/reservationGroup';
import { FailureNotice } from '@/errors/FailureNotice';
import { ReservationListSkeleton } from './ReservationListSkeleton';
import { ReservationListView } from './ReservationListView';
import type { ReservationListProps } from './reservationListProps';

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
