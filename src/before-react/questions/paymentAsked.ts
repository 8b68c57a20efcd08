import type { BookingKey } from '@/domain/reservation/bookingKey';

/** What is asked about when a guest comes back from paying. */
export interface PaymentAsked {
  readonly booking: BookingKey;
  readonly paymentId: string | null;
}
