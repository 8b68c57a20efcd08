import type { ReservationStatus } from '@/domain/reservation/reservation';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import type { CustomerRecord } from '../customers';
import type { BookingRecord } from '../store/bookingRecord';
import { bookingsOfCustomer, releaseExpired } from '../store/bookings';
import { statusOf } from './bookingStatus';

/** How a booking stands to today: due out is still in the house. */
const groups = {
  CANCELLED: 'CANCELLED',
  CONFIRMED: 'UPCOMING',
  CURRENT_STAY: 'CURRENT',
  DUE_OUT: 'CURRENT',
  PAST_STAY: 'PAST',
  PENDING: 'UPCOMING',
  PRE_CHECKIN: 'UPCOMING',
} as const satisfies Readonly<Record<ReservationStatus, string>>;

export type BookingGroup = (typeof groups)[ReservationStatus];

/** What of a customer's bookings is asked for. */
export interface BookingsAsked {
  readonly group?: BookingGroup | null;
  readonly sort: 'ASCENDING' | 'DESCENDING';
  readonly first: number;
  readonly after?: string | null;
}

const MAX_PAGE_SIZE = 100;

/** Sorts by arrival, and is unique. */
const placeOf = ({ arrival, number }: BookingRecord): string => `${arrival}|${number}`;
const cursorOf = (place: string): string => Buffer.from(place).toString('base64url');
/** Where a cursor stands in the list, also when its booking has left the list. */
const placeAt = (cursor: string): string => {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{4}-\d\d-\d\d\|\d+$/.test(place)) throw new BadInputError('No booking has that cursor');
  return place;
};

/** One page of a customer's bookings by the day of arrival, as a connection. */
export const listBookings = <Node>(
  world: World,
  caller: Caller,
  customer: CustomerRecord,
  { group, sort, first, after }: BookingsAsked,
  present: (booking: BookingRecord) => Node,
) => {
  if (first < 1 || first > MAX_PAGE_SIZE) throw new BadInputError(`A page has 1 to ${MAX_PAGE_SIZE} bookings`);
  releaseExpired(world.store, world.now().getTime());
  const descending = bookingsOfCustomer(world.store, customer.id).filter(
    (booking) => !group || groups[statusOf(world, caller, booking)] === group,
  );
  const all = sort === 'DESCENDING' ? descending : [...descending].reverse();
  const before = after ? placeAt(after) : null;
  const follows = (booking: BookingRecord) =>
    before === null || (sort === 'DESCENDING' ? placeOf(booking) < before : placeOf(booking) > before);
  const rest = all.filter(follows);
  const page = rest.slice(0, first);
  const last = page.at(-1);
  return {
    edges: page.map((booking) => ({ cursor: cursorOf(placeOf(booking)), node: present(booking) })),
    pageInfo: { hasNextPage: rest.length > page.length, endCursor: last ? cursorOf(placeOf(last)) : null },
    totalCount: all.length,
  };
};
