import type { BookingKey } from '@/domain/bookingKey';

/** The way to a booking's own page: within this site, and as a whole address to keep. */
export type ReservationLink = (key: BookingKey) => { readonly href: string; readonly url: string };

/** The key as a fragment, which no server ever sees. */
export function keyFragment({ bookingNumber, bookingHash }: BookingKey): string {
  return `#${new URLSearchParams({ id: bookingNumber, hash: bookingHash }).toString()}`;
}
