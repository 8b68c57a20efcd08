/** What opens a booking: its number, and a hash that only its guest was given. */
export interface BookingKey {
  readonly bookingNumber: string;
  readonly bookingHash: string;
}
