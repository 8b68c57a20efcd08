import type { Failure } from '@/domain/failure';
import type { Result } from '@/domain/result';

/** Finds the key of a booking by its number and a last name on it. */
export type FindReservation = (
  bookingNumber: string,
  lastName: string,
) => Promise<Result<Failure, { readonly bookingNumber: string; readonly bookingHash: string }>>;
