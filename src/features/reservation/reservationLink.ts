import type { BookingKey } from '@/domain/bookingKey';

/** The link to a booking's own page: as a path of this site, and as an absolute address. */
export type ReservationLink = (key: BookingKey) => { readonly href: string; readonly url: string };

/** The key as a fragment, which is never sent to a server. */
export function keyFragment({ bookingNumber, bookingHash }: BookingKey): string {
  return `#${new URLSearchParams({ id: bookingNumber, hash: bookingHash }).toString()}`;
}
