import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation';
import type { Result } from '@/domain/result';
import type { Locale } from '@/i18n/locales';

export type CancelBooking = (
  booking: { readonly bookingNumber: string; readonly bookingHash: string },
  locale: Locale,
) => Promise<Result<Failure, Reservation>>;
