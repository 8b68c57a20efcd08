import { knownOr } from '../known';

/** How a reservation stands to today, by the hotel's clock. `CURRENT`: the guest is in the house, or leaves today. */
export const reservationGroups = ['CURRENT', 'UPCOMING', 'PAST', 'CANCELLED'] as const;
export type ReservationGroup = (typeof reservationGroups)[number];

/** The group of an address; null for none, or an unknown one. */
export const parseReservationGroup = (group: unknown): ReservationGroup | null =>
  knownOr(typeof group === 'string' ? group.toUpperCase() : group, reservationGroups, null);

/** By the day of arrival. */
export const sortDirections = ['ASCENDING', 'DESCENDING'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const parseSortDirection = (direction: unknown): SortDirection | null =>
  knownOr(typeof direction === 'string' ? direction.toUpperCase() : direction, sortDirections, null);

/** The order that a guest expects: what comes next first, and of what is over the latest. */
export const usualSort = (group: ReservationGroup): SortDirection =>
  group === 'CURRENT' || group === 'UPCOMING' ? 'ASCENDING' : 'DESCENDING';

export type ReservationCounts = Readonly<Record<ReservationGroup, number>>;

/** The group to begin with: where the guest is, else what comes, else what there is. */
export const firstGroup = (counts: ReservationCounts): ReservationGroup =>
  reservationGroups.find((group) => counts[group] > 0) ?? 'UPCOMING';
