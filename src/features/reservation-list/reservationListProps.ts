import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { ReservationOptionName } from '@/domain/reservation/reservation';
import type { ReservationGroup, SortDirection } from '@/domain/reservation/reservationGroup';

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
