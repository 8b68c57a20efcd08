/** What opens a booking: its number, and a hash that only its guest was given. */
export interface BookingKey {
  readonly bookingNumber: string;
  readonly bookingHash: string;
}

/** The key as a fragment of an address, which is never sent to a server. */
export const keyFragment = ({ bookingNumber, bookingHash }: BookingKey): string =>
  `#${new URLSearchParams({ id: bookingNumber, hash: bookingHash }).toString()}`;

/** A booking that a link names; without its hash only the signed-in customer whose it is may see it. */
export interface NamedBooking {
  readonly bookingNumber: string;
  readonly bookingHash: string | null;
}
