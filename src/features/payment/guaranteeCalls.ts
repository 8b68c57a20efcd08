import type { Failure } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment';
import type { Reservation } from '@/domain/reservation';
import type { Result } from '@/domain/result';

export interface BookingKey {
  readonly bookingNumber: string;
  readonly bookingHash: string;
}

export interface StartedPayment {
  readonly paymentId: string | null;
  readonly paymentUrl: string | null;
}

export type InitiateGuarantee = (
  booking: BookingKey,
  guarantee: GuaranteeChoice,
  returnUrl: string,
  idempotencyKey: string,
) => Promise<Result<Failure, StartedPayment>>;

export type CompleteGuarantee = (
  booking: BookingKey,
  paymentId: string,
  idempotencyKey: string,
) => Promise<Result<Failure, Reservation>>;

/** Reads the booking itself: what it says about its payment is believed before any attempt. */
export type ReadBooking = (booking: BookingKey) => Promise<Result<Failure, Reservation>>;
