import type { BookingKey, NamedBooking } from '@/domain/reservation/bookingKey';

/** The link to a booking's own page: as a path of this site, and as an absolute address. */
export type ReservationLink = (key: BookingKey) => { readonly href: string; readonly url: string };

/** The key of a named booking; null without its hash. */
export function keyOf(booking: NamedBooking | null): BookingKey | null {
  if (!booking || booking.bookingHash === null) return null;
  return { bookingNumber: booking.bookingNumber, bookingHash: booking.bookingHash };
}
